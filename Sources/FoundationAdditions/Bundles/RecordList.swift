import Foundation

/// A list of what an app has told a service of the device, which is there again when the app is launched again.
package final class RecordList<Record: Codable & SendableMetatype>: @unchecked Sendable {
  private let lock = NSLock()
  private let records: ServiceRecords
  private var content: [Record]

  package init(_ records: ServiceRecords) {
    self.records = records
    content = records.read([Record].self) ?? []
  }

  package var all: [Record] { lock.withLock { content } }

  package func change(_ body: (inout [Record]) -> Void) {
    lock.withLock { body(&content) }
    records.keep { [self] in all }
  }
}
