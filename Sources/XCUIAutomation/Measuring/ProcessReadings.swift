import Automation
import Foundation

/// What can be read of a process: of an app's, or of the test's own.
struct ProcessReadings: Sendable {
  private let application: AppHandle?

  init(of application: AppHandle?) { self.application = application }

  private var folder: String {
    let process = OnMainActor.run { application?.target?.appInfo.processIdentifier } ?? nil
    return process.map { "/proc/\($0)" } ?? "/proc/self"
  }

  private func text(_ name: String) -> String {
    (try? String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)) ?? ""
  }

  var writtenKilobytes: Double {
    let line = text("io").split(separator: "\n").first { $0.hasPrefix("wchar:") }
    return line.flatMap {
      Double($0.dropFirst("wchar:".count).trimmingCharacters(in: .whitespaces))
    }
    .map { $0 / 1000 } ?? 0
  }

  /// Processor time in seconds.
  var processorSeconds: Double {
    // The name may have blanks; behind it the fields are counted from the third.
    let fields = text("stat").split(separator: ")").last?.split(separator: " ") ?? []
    guard fields.count > 12, let user = Double(fields[11]), let system = Double(fields[12]) else {
      return 0
    }
    return (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
  }

  var residentKilobytes: Double {
    let pages = text("statm").split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0
    return pages * Double(sysconf(Int32(_SC_PAGESIZE))) / 1000
  }
}
