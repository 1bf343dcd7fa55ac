import Foundation

/// Reads the values of one file's elements.
@MainActor
struct InterfaceValues {
  let file: InterfaceFile
  /// Where images and colours are looked up; nil for the main bundle and those beside it.
  let bundle: Bundle?

  /// The colour of an element with a key; nil if the file says nothing of it.
  func color(key: String, of element: InterfaceElement) -> UIColor? {
    element.child("color", key: key).flatMap(color)
  }

  func color(_ element: InterfaceElement) -> UIColor? {
    InterfaceColors.color(element, self)
  }

  func font(key: String, of element: InterfaceElement) -> UIFont? {
    element.child("fontDescription", key: key).map(InterfaceFonts.font)
  }

  func image(_ key: String, of element: InterfaceElement) -> UIImage? {
    InterfaceImages.image(key, of: element, self)
  }

  func attributedString(key: String, of element: InterfaceElement) -> NSAttributedString? {
    element.child("attributedString", key: key).map { InterfaceTexts.attributedString($0, self) }
  }
}
