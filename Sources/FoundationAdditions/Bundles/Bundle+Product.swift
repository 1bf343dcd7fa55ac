import Foundation
import Synchronization

// What Foundation on Linux says of bundles without the product: the main bundle to all.

extension Bundle {
  /// The bundle that the code of a class belongs to: that of its module in the launched product.
  ///
  /// The main bundle for classes of modules that have none.
  public static func of(_ type: AnyClass) -> Bundle {
    let module = String(reflecting: type).prefix { $0 != "." }
    return ProductBundles.bundle(ofModule: String(module)) ?? .main
  }

  /// The bundle of an identifier among those of the launched product; nil if there is none.
  public static func identified(_ identifier: String) -> Bundle? {
    all.first { $0.bundleIdentifier == identifier }
  }

  /// The main bundle, and those of the launched product's other modules, in the order of their names.
  public static var all: [Bundle] {
    var bundles = [Bundle.main]
    for bundle in ProductBundles.all where !bundles.contains(where: { $0 === bundle }) {
      bundles.append(bundle)
    }
    return bundles
  }

  /// The frameworks among them.
  public static var frameworks: [Bundle] {
    all.filter { $0.bundlePath.hasSuffix(".framework") }
  }
}

/// The bundles of the launched product.
package enum ProductBundles {
  private static let known = Mutex<[String: Bundle]>([:])

  /// The bundle of a module; nil if the product doesn't name one, or nothing lies there.
  static func bundle(ofModule module: String) -> Bundle? {
    LaunchedProduct.current?.modules[module]?.bundle.flatMap(bundle(at:))
  }

  static var all: [Bundle] {
    let modules = LaunchedProduct.current?.modules ?? [:]
    return modules.sorted { $0.key < $1.key }.compactMap { $0.value.bundle.flatMap(bundle(at:)) }
  }

  /// One object for each path, as on iOS.
  private static func bundle(at path: String) -> Bundle? {
    if path == Bundle.main.bundlePath { return .main }
    return known.withLock { known in
      if let bundle = known[path] { return bundle }
      let bundle = Bundle(path: path)
      known[path] = bundle
      return bundle
    }
  }
}
