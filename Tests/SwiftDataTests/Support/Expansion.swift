#if Macros
  import Foundation

  /// What the compiler makes of a source that uses the macros.
  struct Expansion {
    /// The built macros, beside the program of the tests; nil where another build system put them elsewhere.
    private static let plugin: URL? = {
      let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      let folders = sequence(first: program.deletingLastPathComponent()) {
        $0.path == "/" ? nil : $0.deletingLastPathComponent()
      }
      let arguments = CommandLine.arguments.filter { $0.hasPrefix("/") }
        .map { URL(fileURLWithPath: $0).deletingLastPathComponent() }
      return (arguments + folders).lazy
        .map { $0.appendingPathComponent("SwiftDataMacros-tool") }
        .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }()

    private static let compiler: URL? = {
      let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
      return path.split(separator: ":").lazy
        .map { URL(fileURLWithPath: String($0)).appendingPathComponent("swiftc") }
        .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }()

    static var isPossible: Bool { plugin != nil && compiler != nil }

    /// The messages about the source, `line: error: text`, in the order of the lines.
    let errors: [String]
    /// The code of all macros, with single spaces.
    let code: String

    /// Type-checks a source against small stand-ins for what the macros refer to.
    init(_ source: String) throws {
      guard let plugin = Self.plugin, let compiler = Self.compiler else {
        throw CocoaError(.fileNoSuchFile)
      }
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("models-\(UUID().uuidString)")
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
        "-typecheck", "-module-name", "SwiftData", "-load-plugin-executable",
        "\(plugin.path)#SwiftDataMacros", "-Xfrontend", "-dump-macro-expansions",
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
      @_exported import Observation

      @attached(
        member, conformances: PersistentModel, Observable, names: named(_$backingData),
        named(_$observationRegistrar), named(schemaMetadata), named(init))
      @attached(memberAttribute)
      @attached(extension, conformances: PersistentModel, Observable)
      macro Model() = #externalMacro(module: "SwiftDataMacros", type: "ModelMacro")
      @attached(accessor, names: named(init), named(get), named(set))
      @attached(peer, names: prefixed(_))
      macro _PersistedProperty() =
        #externalMacro(module: "SwiftDataMacros", type: "PersistedPropertyMacro")
      @attached(peer)
      macro Attribute(_ options: Schema.Option..., originalName: String? = nil) =
        #externalMacro(module: "SwiftDataMacros", type: "PropertyMarkMacro")
      @attached(peer)
      macro Relationship(
        _ options: Schema.Option..., deleteRule: Schema.Rule = .nullify,
        inverse: AnyKeyPath? = nil
      ) =
        #externalMacro(module: "SwiftDataMacros", type: "PropertyMarkMacro")
      @attached(peer)
      macro Transient() = #externalMacro(module: "SwiftDataMacros", type: "PropertyMarkMacro")
      @freestanding(declaration)
      macro Unique<T>(_ constraints: [PartialKeyPath<T>]...) =
        #externalMacro(module: "SwiftDataMacros", type: "SchemaMarkMacro")
      @attached(member, names: named(modelExecutor), named(modelContainer), named(init))
      @attached(extension, conformances: ModelActor)
      macro ModelActor() = #externalMacro(module: "SwiftDataMacros", type: "ModelActorMacro")
      @attached(accessor)
      @attached(peer, names: prefixed(_))
      macro Query(sort: [Int] = []) =
        #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

      class _BackingData {
        init(_ type: Any.Type) {}
        func _begin<Value>(_ name: String, _ value: Value) {}
        func _constant<Value>(_ name: String) -> Value { fatalError() }
      }
      struct _SwiftDataNoType {}
      protocol PersistentModel: AnyObject {
        init(_backingData: _BackingData)
        var _$backingData: _BackingData { get }
        static var schemaMetadata: [Schema.PropertyMetadata] { get }
      }
      extension PersistentModel {
        func _persisted<V>(_ name: String, _ path: KeyPath<Self, V>) -> V { fatalError() }
        func _persist<V>(_ name: String, _ path: KeyPath<Self, V>, _ value: V) {}
      }
      enum Schema {
        enum Option { case unique }
        enum Rule { case nullify, cascade }
        struct Attribute { init(_ options: Option..., originalName: String? = nil) {} }
        struct Relationship {
          init(
            _ options: Option..., deleteRule: Rule = .nullify, inverse: AnyKeyPath? = nil,
            _inverseName: String? = nil
          ) {}
        }
        struct PropertyMetadata {
          init<M, V>(
            name: String, keypath: KeyPath<M, V>, isConstant: Bool = false,
            defaultValue: V? = nil, metadata: Any? = nil
          ) {}
          init() {}
        }
        struct Unique<M> {
          init(_ constraints: [PartialKeyPath<M>]...) {}
          var _metadata: PropertyMetadata { PropertyMetadata() }
        }
      }
      protocol ModelExecutor {}
      class ModelContainer {}
      struct ModelContext { init(_ container: ModelContainer) {} }
      struct DefaultSerialModelExecutor: ModelExecutor { init(modelContext: ModelContext) {} }
      protocol ModelActor {}
      struct Query<Element, Result> {
        init(sort: [Int] = []) {}
        var wrappedValue: Result { fatalError() }
      }
      """
  }
#endif
