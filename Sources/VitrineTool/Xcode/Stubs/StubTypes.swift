import Foundation

/// Tells of which types it is known where they are: those need no stand-in.
struct StubTypes {
  var toolchain: Toolchain
  var home: URL
  var scratch: ScratchFolder
  var marker: RunMarker
  var interruption: Interruption

  /// The names among these that neither the toolchain nor Vitrine nor, as far as names tell, Apple has.
  ///
  /// - Throws: `ToolError` when the compiler can't be started.
  func unknown(among names: Set<String>) throws -> Set<String> {
    let own = try names.subtracting(vitrine()).filter { !Self.isApples($0) }.sorted()
    guard !own.isEmpty else { return [] }
    let imports = [
      "Foundation", "FoundationNetworking", "FoundationXML", "Dispatch", "Observation",
    ]
    let lines = imports.map { "import \($0)" } + own.map { "typealias _\($0) = \($0)" }
    try scratch.write(lines.joined(separator: "\n") + "\n", to: "Stubs/Names.swift")
    var unknown: Set<String> = []
    let compiler = ChildProcess(
      executable: URL(fileURLWithPath: toolchain.swift).resolvingSymlinksInPath()
        .deletingLastPathComponent().appendingPathComponent("swiftc").path,
      arguments: ["-typecheck", scratch.path("Stubs/Names.swift")], marker: marker)
    _ = try compiler.run(interruption: interruption) { _, line in
      guard let range = line.range(of: "error: cannot find type '") else { return }
      unknown.insert(String(line[range.upperBound...].prefix { $0 != "'" }))
    }
    return unknown.intersection(own)
  }

  /// The public types of Vitrine's modules, read from its sources.
  private func vitrine() throws -> Set<String> {
    var names = Self.combine
    for module in VitrineLibraries.modules {
      let folder = home.appendingPathComponent("Sources/\(module)")
      let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
      for path in paths where path.hasSuffix(".swift") {
        let text = try? String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
        names.formUnion(Self.types(in: text ?? ""))
      }
    }
    return names
  }

  private static let kinds: Set<Substring> = [
    "class", "struct", "enum", "protocol", "actor", "typealias",
  ]

  /// The public types that stand at the top of a source: a nested one hides no other of its name.
  static func types(in text: String) -> Set<String> {
    var names: Set<String> = []
    for line in text.split(separator: "\n")
    where !line.hasPrefix(" ") && (line.contains("public ") || line.contains("open ")) {
      let words = line.split(whereSeparator: { " :<({".contains($0) })
      guard let place = words.firstIndex(where: kinds.contains), place + 1 < words.count else {
        continue
      }
      names.insert(String(words[place + 1]))
    }
    return names
  }

  private static let combine: Set<String> = [
    "Publisher", "Publishers", "AnyPublisher", "AnyCancellable", "Cancellable",
    "PassthroughSubject", "CurrentValueSubject", "Just", "Future", "Fail", "Empty", "Deferred",
    "Published", "ObservableObject", "Subject", "Subscribers", "Subscriber", "Subscription",
    "Subscriptions", "Scheduler", "Record", "ConnectablePublisher", "ObservableObjectPublisher",
    "ImmediateScheduler", "AnySubscriber", "Issue", "Tag", "Test", "Suite", "Confirmation",
  ]

  /// The letters with which Apple's frameworks begin the names of their types.
  private static let letters = [
    "CL", "AV", "CK", "MK", "SK", "WK", "PH", "HK", "EK", "CN", "MF", "UN", "NS", "UI", "CA", "CG",
    "CI", "CM", "CT", "ML", "VN", "AR", "SCN", "MTL", "AS", "LA", "SF", "PK", "GK", "MP", "QL",
    "LP",
    "NW", "CB", "NF", "ST", "XCT", "AC", "BG", "PDF", "QR", "IN",
  ]

  static func isApples(_ name: String) -> Bool {
    letters.contains { letters in
      guard name.hasPrefix(letters) else { return false }
      let rest = name.dropFirst(letters.count)
      return rest.first?.isUppercase == true && rest.dropFirst().first?.isLowercase == true
    }
  }
}
