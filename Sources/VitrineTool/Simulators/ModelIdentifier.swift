/// The identifiers that Apple has for models, as `iPhone14,7`.
enum ModelIdentifier {
  /// The identifier of a model.
  ///
  /// - Parameter name: The name of the model, as `iPhone 14`.
  /// - Returns: The identifier; nil for models that have several, one for each kind of radio, of which a simulator has
  ///   one: tablets, and the phones of 2017.
  static func ofModel(named name: String) -> String? { table[name] }

  private static let table = [
    "iPhone SE (1st generation)": "iPhone8,4",
    "iPhone 11": "iPhone12,1",
    "iPhone 11 Pro": "iPhone12,3",
    "iPhone 11 Pro Max": "iPhone12,5",
    "iPhone SE (2nd generation)": "iPhone12,8",
    "iPhone 12 mini": "iPhone13,1",
    "iPhone 12": "iPhone13,2",
    "iPhone 12 Pro": "iPhone13,3",
    "iPhone 12 Pro Max": "iPhone13,4",
    "iPhone 13 Pro": "iPhone14,2",
    "iPhone 13 Pro Max": "iPhone14,3",
    "iPhone 13 mini": "iPhone14,4",
    "iPhone 13": "iPhone14,5",
    "iPhone SE (3rd generation)": "iPhone14,6",
    "iPhone 14": "iPhone14,7",
    "iPhone 14 Plus": "iPhone14,8",
    "iPhone 14 Pro": "iPhone15,2",
    "iPhone 14 Pro Max": "iPhone15,3",
    "iPhone 15": "iPhone15,4",
    "iPhone 15 Plus": "iPhone15,5",
    "iPhone 15 Pro": "iPhone16,1",
    "iPhone 15 Pro Max": "iPhone16,2",
    "iPhone 16 Pro": "iPhone17,1",
    "iPhone 16 Pro Max": "iPhone17,2",
    "iPhone 16": "iPhone17,3",
    "iPhone 16 Plus": "iPhone17,4",
    "iPhone 16e": "iPhone17,5",
    "iPhone 17 Pro": "iPhone18,1",
    "iPhone 17 Pro Max": "iPhone18,2",
    "iPhone 17": "iPhone18,3",
    "iPhone Air": "iPhone18,4",
  ]
}
