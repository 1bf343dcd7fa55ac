/// What a target makes.
package enum ProductType: Equatable, Sendable {
  case application
  case framework
  case staticFramework
  case staticLibrary
  case dynamicLibrary
  case bundle
  case unitTests
  case uiTests
  /// App extensions of every kind.
  case appExtension
  case appClip
  case watch
  case tool
  /// Scripts and copies without a product.
  case aggregate
  /// Another program's build, as `make`.
  case legacy
  case other(String)

  /// The type by Xcode's identifier.
  package init(identifier: String) {
    let prefix = "com.apple.product-type."
    let name =
      identifier.hasPrefix(prefix) ? String(identifier.dropFirst(prefix.count)) : identifier
    switch name {
    case "application": self = .application
    case "framework": self = .framework
    case "framework.static": self = .staticFramework
    case "library.static": self = .staticLibrary
    case "library.dynamic": self = .dynamicLibrary
    case "bundle": self = .bundle
    case "bundle.unit-test": self = .unitTests
    case "bundle.ui-testing": self = .uiTests
    case "application.on-demand-install-capable": self = .appClip
    case "tool": self = .tool
    case let name where name.contains("watch"): self = .watch
    case let name where name.hasSuffix("extension") || name.contains("app-extension"):
      self = .appExtension
    default: self = .other(name)
    }
  }

  /// Whether it runs tests.
  package var isTests: Bool { self == .unitTests || self == .uiTests }

  /// Whether its code becomes a module that others may import.
  package var isLibrary: Bool {
    switch self {
    case .framework, .staticFramework, .staticLibrary, .dynamicLibrary: true
    default: false
    }
  }

  /// The letters after the product's name.
  package var wrapperSuffix: String {
    switch self {
    case .application, .appClip, .watch: "app"
    case .framework, .staticFramework: "framework"
    case .bundle: "bundle"
    case .unitTests, .uiTests: "xctest"
    case .appExtension: "appex"
    case .staticLibrary: "a"
    case .dynamicLibrary: "dylib"
    case .tool, .aggregate, .legacy, .other: ""
    }
  }

  /// In words for a reader, as `app` or `unit tests`.
  package var name: String {
    switch self {
    case .application: "app"
    case .framework: "framework"
    case .staticFramework: "static framework"
    case .staticLibrary: "static library"
    case .dynamicLibrary: "dynamic library"
    case .bundle: "bundle"
    case .unitTests: "unit tests"
    case .uiTests: "UI tests"
    case .appExtension: "app extension"
    case .appClip: "app clip"
    case .watch: "watch app"
    case .tool: "command line tool"
    case .aggregate: "aggregate"
    case .legacy: "external build"
    case .other(let name): name
    }
  }
}
