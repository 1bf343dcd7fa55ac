import Foundation

/// A module of an Xcode project, or of a package that it uses, as it stands in the generated package.
package struct ProjectModule: Equatable, Sendable {
  /// What the module is built for.
  package enum Kind: String, Equatable, Sendable {
    case app
    case framework
    case unitTests
    case uiTests

    package var isTests: Bool { self == .unitTests || self == .uiTests }
  }

  /// A source file of the user's.
  package struct Source: Hashable, Sendable {
    /// Absolute.
    package var file: URL
    /// What the target says about this file alone.
    package var flags: [String]

    package init(_ file: URL, flags: [String] = []) {
      self.file = file
      self.flags = flags
    }
  }

  /// A source file that nobody wrote.
  package struct GeneratedSource: Equatable, Sendable {
    package var name: String
    package var text: String

    package init(_ name: String, _ text: String) {
      self.name = name
      self.text = text
    }
  }

  /// What the code says after `import`; also the name of the target in the generated package.
  package var name: String
  /// The name of the target in the project.
  package var target: String
  package var kind: Kind
  package var sources: [Source] = []
  package var generated: [GeneratedSource] = []
  /// The modules of the generated package that it may import.
  package var dependencies: [String] = []
  /// Products of packages that are built as they are.
  package var products: [ExternalProduct] = []
  package var settings = ModuleSettings()
  /// Nil for modules without resources and property list.
  package var bundle: BundlePlan?
  /// The module of the app in which the tests run, or which they launch.
  package var host: String?
  /// How SwiftPM builds it, where its sources are left as they are.
  package var native: NativeTarget?
  /// Whether the sources have branches for Linux, which are compiled beside those for iOS.
  package var knowsLinux = false

  package init(name: String, target: String, kind: Kind) {
    self.name = name
    self.target = target
    self.kind = kind
  }
}

/// A product of a package that SwiftPM builds from its own sources.
package struct ExternalProduct: Hashable, Sendable {
  package var name: String
  package var package: String

  package init(_ name: String, package: String) {
    self.name = name
    self.package = package
  }
}

/// How a module is compiled.
package struct ModuleSettings: Equatable, Sendable {
  /// `4`, `5` or `6`.
  package var languageMode = 5
  package var isMainActorByDefault = false
  /// Names after `-D`.
  package var conditions: [String] = []
  package var upcomingFeatures: [String] = []
  package var experimentalFeatures: [String] = []
  /// Whether the code counts what of it runs.
  package var measuresCoverage = false
  /// Further options of the compiler, in order.
  package var flags: [String] = []
  /// Whether C++ is imported.
  package var usesCxx = false
  /// As `gnu11`, of a C target.
  package var cLanguageStandard: String?
  /// As `c++17`, of a C++ target.
  package var cxxLanguageStandard: String?
  /// Modules that each source imports without saying so.
  package var implicitImports: [String] = []

  package init() {}
}
