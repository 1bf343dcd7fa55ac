import Foundation
import Synchronization

/// What the tool that launched this program says about the product it belongs to.
///
/// It lies in a JSON file that the environment variable `VITRINE_PRODUCT` names.
public struct LaunchedProduct: Codable, Hashable, Sendable {
  /// One module of Swift code.
  public struct Module: Codable, Hashable, Sendable {
    /// The path of the bundle that the module's code belongs to.
    public var bundle: String?

    /// A module, by default one whose code belongs to no bundle.
    public init(bundle: String? = nil) {
      self.bundle = bundle
    }
  }

  /// The app that tests run in.
  public struct Host: Codable, Hashable, Sendable {
    /// The name of the app's module.
    public var module: String
    /// What the app is started with, as `-AppleLanguages (de)`; nil for nothing.
    public var arguments: [String]?

    /// An app by the name of its module.
    public init(module: String, arguments: [String]? = nil) {
      self.module = module
      self.arguments = arguments
    }
  }

  /// By the names of the modules.
  public var modules: [String: Module]
  /// Nil where tests run in no app: in a process of their own, or there are none.
  public var host: Host?
  /// The programs of apps by their bundle identifiers.
  public var apps: [String: String]?
  /// The languages that the device prefers, the most preferred first.
  public var languages: [String]?
  /// The region of the device, as `DE`.
  public var region: String?
  /// The user's own storyboards and xibs, by the paths of their copies in bundles.
  public var interfaceFiles: [String: String]?
  /// The modules of test targets that are linked into this program and whose tests run in other processes.
  public var otherTests: [String]?

  /// What a tool has to say; by default nothing.
  public init(
    modules: [String: Module] = [:], host: Host? = nil, apps: [String: String]? = nil,
    languages: [String]? = nil, region: String? = nil, interfaceFiles: [String: String]? = nil,
    otherTests: [String]? = nil
  ) {
    self.modules = modules
    self.host = host
    self.apps = apps
    self.languages = languages
    self.region = region
    self.interfaceFiles = interfaceFiles
    self.otherTests = otherTests
  }

  // MARK: The product of this program

  /// Nil where nobody has said anything: the program belongs to a package.
  public static var current: LaunchedProduct? { product.withLock { $0 } }

  private static let product = Mutex(read(ProcessInfo.processInfo.environment["VITRINE_PRODUCT"]))

  /// For tests: as if the tool had said so.
  package static func setCurrent(_ new: LaunchedProduct?) {
    product.withLock { $0 = new }
  }

  static func read(_ path: String?) -> LaunchedProduct? {
    guard let path, let data = FileManager.default.contents(atPath: path) else { return nil }
    do {
      return try JSONDecoder().decode(LaunchedProduct.self, from: data)
    } catch {
      Mistake.fail("\(path), which VITRINE_PRODUCT names, cannot be read: \(error)")
      return nil
    }
  }
}
