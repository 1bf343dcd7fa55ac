import Foundation

/// What apps find as a text field's `placeholderLabel` by key, to give the placeholder a colour or a font.
///
/// It stands in no view: the field draws its placeholder by itself, and asks here how.
@MainActor
final class PlaceholderLabel: UILabel {
  private weak var field: UITextField?
  private(set) var ownColor: UIColor?
  private(set) var ownFont: UIFont?

  init(_ field: UITextField) {
    self.field = field
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var text: String? {
    get { field?.placeholder }
    set { field?.placeholder = newValue }
  }

  override var attributedText: NSAttributedString? {
    get { field?.attributedPlaceholder }
    set { field?.attributedPlaceholder = newValue }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  override var textColor: UIColor! {
    get { ownColor ?? field?.defaultPlaceholderColor ?? .placeholderText }
    set {
      ownColor = newValue
      field?.contentDidChange()
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  override var font: UIFont! {
    get { ownFont ?? field?.font ?? super.font }
    set {
      ownFont = newValue
      field?.contentDidChange()
    }
  }
}
