import Foundation

/// The data of a `.dataset` in an asset catalogue.
public final class NSDataAsset: NSObject, @unchecked Sendable {
  public let name: String
  public let data: Data
  /// The uniform type that the catalogue says, or "public.data".
  public let typeIdentifier: String

  /// The data of a name, in the main bundle or else in any that is loaded; nil if there are none.
  public convenience init?(name: String) {
    self.init(name: name, found: AssetCatalogue.set(named: name, kind: "dataset", in: nil))
  }

  public convenience init?(name: String, bundle: Bundle) {
    self.init(name: name, found: AssetCatalogue.set(named: name, kind: "dataset", in: bundle))
  }

  private init?(name: String, found set: AssetCatalogue.AssetSet?) {
    let entries = set?.entries("data").filter { $0["filename"] is String } ?? []
    guard let set, let entry = AssetPlace().best(of: entries),
      let file = entry["filename"] as? String,
      let data = FileManager.default.contents(atPath: set.path + "/" + file)
    else { return nil }
    self.name = name
    self.data = data
    typeIdentifier = entry["universal-type-identifier"] as? String ?? "public.data"
  }
}
