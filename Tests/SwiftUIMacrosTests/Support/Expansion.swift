#if Macros
  import Foundation

  /// What the compiler makes of a source that uses the macros.
  struct Expansion {
    /// The built macros, beside the program of the tests; nil where another build system put them elsewhere.
    static let plugin: URL? = {
      let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      let folders = sequence(first: program.deletingLastPathComponent()) {
        $0.path == "/" ? nil : $0.deletingLastPathComponent()
      }
      let arguments = CommandLine.arguments.filter { $0.hasPrefix("/") }
        .map { URL(fileURLWithPath: $0).deletingLastPathComponent() }
      return (arguments + folders).lazy.map { $0.appendingPathComponent("SwiftUIMacros-tool") }
        .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }()

    private static let compiler: URL? = {
      let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
      return path.split(separator: ":").lazy
        .map { URL(fileURLWithPath: String($0)).appendingPathComponent("swiftc") }
        .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }()

    static var isPossible: Bool { plugin != nil && compiler != nil }

    /// The messages, `line: error: text`, in the order of the lines.
    let errors: [String]
    /// The code of all macros, with single spaces.
    let code: String

    /// Type-checks a source against small stand-ins for what the macros refer to.
    init(_ source: String) throws {
      guard let plugin = Self.plugin, let compiler = Self.compiler else {
        throw CocoaError(.fileNoSuchFile)
      }
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("macros-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let declarations = folder.appendingPathComponent("Declarations.swift")
      let file = folder.appendingPathComponent("Source.swift")
      try Self.declarations.write(to: declarations, atomically: true, encoding: .utf8)
      try source.write(to: file, atomically: true, encoding: .utf8)
      let process = Process()
      let pipe = Pipe()
      process.executableURL = compiler
      process.arguments = [
        "-typecheck", "-module-name", "SwiftUI", "-load-plugin-executable",
        "\(plugin.path)#SwiftUIMacros", "-Xfrontend", "-dump-macro-expansions",
        declarations.path, file.path,
      ]
      process.standardError = pipe
      process.standardOutput = pipe
      try process.run()
      let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      errors = Self.errors(in: output)
      code = output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    private static func errors(in output: String) -> [String] {
      let lines = output.split(separator: "\n").compactMap { line -> (Int, String)? in
        guard let start = line.range(of: "Source.swift:"), let end = line.range(of: ": error: "),
          let number = Int(line[start.upperBound...].prefix { $0.isNumber })
        else { return nil }
        return (number, String(line[end.upperBound...]))
      }
      var seen: Set<String> = []
      return lines.sorted { $0.0 < $1.0 }.map { "\($0.0): \($0.1)" }.filter {
        seen.insert($0).inserted
      }
    }

    private static let declarations = """
      @attached(accessor)
      @attached(peer, names: prefixed(__Key_))
      macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "EntryMacro")
      @attached(accessor)
      macro __EntryDefaultValue() =
        #externalMacro(module: "SwiftUIMacros", type: "EntryDefaultValueMacro")
      @attached(extension, conformances: Animatable)
      @attached(member, names: named(animatableData))
      macro Animatable() = #externalMacro(module: "SwiftUIMacros", type: "AnimatableMacro")
      @attached(peer)
      macro AnimatableIgnored() =
        #externalMacro(module: "SwiftUIMacros", type: "AnimatableIgnoredMacro")
      @attached(peer)
      macro Previewable() = #externalMacro(module: "SwiftUIMacros", type: "PreviewableMacro")
      @freestanding(declaration)
      macro Preview(_ name: String? = nil, body: () -> Int) =
        #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

      protocol EnvironmentKey { associatedtype Value; static var defaultValue: Value { get } }
      protocol FocusedValueKey { associatedtype Value }
      struct EnvironmentValues {
        subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
          get { K.defaultValue }
          set {}
        }
      }
      struct FocusedValues {
        subscript<K: FocusedValueKey>(key: K.Type) -> K.Value? {
          get { nil }
          set {}
        }
      }
      protocol Animatable { associatedtype Data; var animatableData: Data { get set } }
      protocol View {}
      protocol _PreviewRegistration {}
      @resultBuilder struct ViewBuilder { static func buildBlock(_ value: Int) -> Int { value } }
      """
  }
#endif
