import Foundation

/// What a button shows in which state, by the raw value of the state.
struct ButtonContents {
  var titles: [UInt: String] = [:]
  var attributedTitles: [UInt: NSAttributedString] = [:]
  var titleColors: [UInt: UIColor] = [:]
  var titleShadowColors: [UInt: UIColor] = [:]
  var images: [UInt: UIImage] = [:]
  var backgroundImages: [UInt: UIImage] = [:]
  var symbolConfigurations: [UInt: UIImage.SymbolConfiguration] = [:]

  /// The state's value, or the normal one.
  func value<Value>(_ values: [UInt: Value], _ state: UIControl.State) -> Value? {
    values[state.rawValue] ?? values[UIControl.State.normal.rawValue]
  }
}
