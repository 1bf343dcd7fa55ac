import DisplayList
import Foundation
import Synchronization

/// The symbols in asset catalogues.
package enum AssetSymbols {
  /// What a symbol set is drawn by, by its path.
  private static let known = Mutex<[String: String]>([:])

  /// The name to draw an app's symbol by; nil if there is none of that name.
  ///
  /// A set whose file is no template of a symbol shows the stand-in of an unknown symbol.
  package static func symbol(named name: String, in bundle: Bundle?) -> String? {
    guard let set = AssetCatalogue.set(named: name, kind: "symbolset", in: bundle) else {
      return nil
    }
    if let symbol = known.withLock({ $0[set.path] }) { return symbol }
    let files = set.entries("symbols").compactMap { $0["filename"] as? String }
    let symbol = files.lazy.compactMap { template(at: "\(set.path)/\($0)") }.first
      .map { SymbolLibrary.add($0, named: name) }
    known.withLock { $0[set.path] = symbol ?? name }
    return symbol ?? name
  }

  private static func template(at path: String) -> SymbolTemplate? {
    FileManager.default.contents(atPath: path).flatMap { SymbolTemplate($0) }
  }
}
