import CoreGraphics
import Foundation

/// The coder that objects of storyboards and xibs are made with.
///
/// Apple's reads an archive; this one holds the element, which UIKit's classes read as a whole. Of the
/// archive's keys it knows those with a plain value in the file.
final class InterfaceCoder: NSCoder, @unchecked Sendable {
  let element: InterfaceElement
  let pass: InterfacePass

  init(_ element: InterfaceElement, _ pass: InterfacePass) {
    self.element = element
    self.pass = pass
    super.init()
  }

  // MARK: Keys

  override var allowsKeyedCoding: Bool { true }

  override func containsValue(forKey key: String) -> Bool {
    MainActor.assumeIsolated { value(key) != nil }
  }

  override func decodeObject(forKey key: String) -> Any? {
    MainActor.assumeIsolated { Unchecked(value: value(key)) }.value
  }

  override func decodeBool(forKey key: String) -> Bool {
    MainActor.assumeIsolated { value(key) as? Bool } ?? false
  }

  override func decodeInteger(forKey key: String) -> Int {
    MainActor.assumeIsolated { (value(key) as? Double).map { Int(clamping: $0) } } ?? 0
  }

  override func decodeDouble(forKey key: String) -> Double {
    MainActor.assumeIsolated { value(key) as? Double } ?? 0
  }

  override func decodeFloat(forKey key: String) -> Float {
    Float(decodeDouble(forKey: key))
  }

  /// What is read on the main actor and given out on it again.
  private struct Unchecked: @unchecked Sendable {
    let value: Any?
  }

  @MainActor
  private func value(_ key: String) -> Any? {
    let values = pass.values
    switch key {
    case "UIText", "UITitle", "UIPlaceholder":
      return element.string(key.dropFirst(2).lowercased())
    case "UIBackgroundColor", "UITextColor", "UITintColor":
      let name = key.dropFirst(2)
      return values.color(key: name.prefix(1).lowercased() + name.dropFirst(), of: element)
    case "UIFont": return values.font(key: "fontDescription", of: element)
    case "UIImage": return values.image("image", of: element)
    case "UITag", "UIAlpha", "UIProgress", "UIValue", "UIMinValue", "UIMaxValue":
      let name = key.dropFirst(2)
      return element.number(name.prefix(1).lowercased() + name.dropFirst())
    case "UINumberOfLines": return element.number("numberOfLines")
    case "UIHidden": return element.flag("hidden")
    case "UISwitchOn": return element.flag("on")
    case "UIEnabled": return element.flag("enabled")
    case "UIUserInteractionDisabled":
      return element.flag("userInteractionEnabled").map { !$0 }
    case "UIReuseIdentifier": return element["reuseIdentifier"]
    case "UIRestorationIdentifier": return element["restorationIdentifier"]
    case "UINibName": return nil
    default: return nil
    }
  }
}

extension NSCoder {
  /// The element that an object is made of; nil for coders of archives.
  @MainActor var interfaceElement: InterfaceElement? { (self as? InterfaceCoder)?.element }

  /// Lets an object take all that its element says.
  ///
  /// Each class of UIKit calls this at the end of its `init?(coder:)`; the class nearest to the object's own
  /// does the work, when all parts of UIKit are set up and before an app's class goes on.
  @MainActor
  func readInterface(into object: NSObject, as reader: AnyClass) {
    guard let coder = self as? InterfaceCoder,
      let nearest = InterfaceClasses.reader(of: type(of: object)), nearest === reader
    else { return }
    coder.pass.read(coder.element, into: object)
  }

  /// What an attribute says that has to be known before the object is there.
  @MainActor
  func interfaceChoice<Choice: RawRepresentable>(_ attribute: String, _ fallback: Choice) -> Choice
  where Choice.RawValue: FixedWidthInteger {
    interfaceElement?.choice(attribute) ?? fallback
  }

  /// The style of a cell: `IBUITableViewCellStyleSubtitle`.
  @MainActor var interfaceCellStyle: UITableViewCell.CellStyle {
    guard let name = interfaceElement?["style"] else { return .default }
    let prefix = "IBUITableViewCellStyle"
    let style = name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
    return CaseNames.value(style.prefix(1).lowercased() + style.dropFirst()) ?? .default
  }
}
