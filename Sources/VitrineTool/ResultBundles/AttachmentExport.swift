import Foundation

/// `xcresulttool export attachments`: puts the files that tests left into a folder, with a list.
struct AttachmentExport {
  let bundle: ResultBundle
  let place: ResultBundle.Place
  /// Only those of one test.
  var test: String?
  var onlyFailures = false

  /// - Returns: How many files there were.
  /// - Throws: `ToolError` when the folder can't be written to.
  func write(to folder: URL) throws -> Int {
    let manager = FileManager.default
    var entries: [ResultValue] = []
    var count = 0
    do {
      try manager.createDirectory(at: folder, withIntermediateDirectories: true)
      for test in bundle.tests where isWanted(test) {
        var files: [ResultValue] = []
        for (index, run) in test.runs.enumerated()
        where !onlyFailures || run.status == "failed" {
          for attachment in run.attachments {
            try manager.copyItem(
              at: place.attachments.appendingPathComponent(attachment.file),
              to: folder.appendingPathComponent(attachment.file))
            files.append(entry(attachment, of: test, run: run, number: index + 1))
          }
        }
        guard !files.isEmpty else { continue }
        count += files.count
        entries.append(
          .members([
            "testIdentifier": .text(test.identifier),
            "testIdentifierURL": .text(ResultWords.url(test, in: bundle)),
            "attachments": .list(files),
          ]))
      }
      try Data((try ResultValue.list(entries).json() + "\n").utf8)
        .write(to: folder.appendingPathComponent("manifest.json"))
    } catch {
      throw ToolError(
        "Error: The attachments can't be written to \(folder.path): \(error.localizedDescription)")
    }
    return count
  }

  private func isWanted(_ test: ResultBundle.Test) -> Bool {
    guard let wanted = self.test else { return true }
    return test.identifier == wanted || ResultWords.url(test, in: bundle) == wanted
  }

  private func entry(
    _ attachment: ResultBundle.Attachment, of test: ResultBundle.Test, run: ResultBundle.Run,
    number: Int
  ) -> ResultValue {
    let device = bundle.devices.first { $0.id == test.device }
    return .members([
      "exportedFileName": .text(attachment.file),
      "suggestedHumanReadableName": .text(attachment.name),
      "isAssociatedWithFailure": .flag(run.status == "failed"),
      "timestamp": .number(attachment.timestamp),
      "configurationName": .text(test.configuration ?? "Test Scheme Action"),
      "deviceName": device.map { .text($0.name) }, "deviceId": device.map { .text($0.id) },
      "repetitionNumber": test.runs.count > 1 ? .integer(number) : nil,
    ])
  }
}
