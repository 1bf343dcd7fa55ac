import Foundation

/// What the program is asked to do: adapt one module of a project.
struct Job: Decodable, Sendable {
  /// A source and where its adapted text goes; both absolute.
  struct File: Decodable, Sendable {
    let input: String
    let output: String
    /// What earlier builds could not compile of it, build by build.
    let broken: [[Breakage]]?
  }

  enum Isolation: String, Decodable, Sendable {
    case nonisolated
    case mainActor = "MainActor"
  }

  let module: String
  /// What is made of the module: `app`, `framework`, `unitTests`, `uiTests`.
  let kind: String
  let files: [File]
  /// The modules that can be imported besides those that Vitrine and the toolchain have: the project's
  /// own and those of its packages.
  let modules: [String]
  /// The index files of the modules of the project below this one.
  let indexes: [String]
  /// Where this module's index is kept, for the next run and for the modules above.
  let index: String
  /// What `-D` names: `DEBUG` and others.
  let conditions: [String]
  let defaultIsolation: Isolation
  /// 5 or 6.
  let languageMode: Int
  /// Whether the branches for Linux are compiled beside those for iOS.
  let knowsLinux: Bool
  /// Whether imports that say nothing else are internal (`InternalImportsByDefault`).
  let importsInternally: Bool

  private enum Key: String, CodingKey {
    case module, kind, files, modules, indexes, index, conditions, defaultIsolation, languageMode
    case knowsLinux, importsInternally
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    module = try values.decode(String.self, forKey: .module)
    kind = try values.decodeIfPresent(String.self, forKey: .kind) ?? "app"
    files = try values.decode([File].self, forKey: .files)
    modules = try values.decodeIfPresent([String].self, forKey: .modules) ?? []
    indexes = try values.decodeIfPresent([String].self, forKey: .indexes) ?? []
    index = try values.decode(String.self, forKey: .index)
    conditions = try values.decodeIfPresent([String].self, forKey: .conditions) ?? []
    defaultIsolation =
      try values.decodeIfPresent(Isolation.self, forKey: .defaultIsolation) ?? .nonisolated
    languageMode = try values.decodeIfPresent(Int.self, forKey: .languageMode) ?? 5
    knowsLinux = try values.decodeIfPresent(Bool.self, forKey: .knowsLinux) ?? false
    importsInternally =
      try values.decodeIfPresent(Bool.self, forKey: .importsInternally) ?? false
  }

  /// Everything but the files that decides what is written.
  var fingerprint: String {
    ([
      module, defaultIsolation.rawValue, String(languageMode), String(knowsLinux),
      String(importsInternally),
    ]
      + modules.sorted() + ["|"] + conditions.sorted()).joined(separator: ",")
  }
}
