import Accessibility
import CoreGraphics
import Foundation

/// Makes the views of list cells' accessories.
@MainActor
enum AccessoryView {
  /// The view and the width that it takes in the row, in points.
  static func make(
    _ accessory: UICellAccessory, in cell: UICollectionViewListCell
  ) -> (UIView, CGFloat) {
    let (view, width) = content(of: accessory, in: cell)
    view.isHidden = accessory.isHidden
    return (view, accessory.layoutWidth(actual: width))
  }

  private static func content(
    of accessory: UICellAccessory, in cell: UICollectionViewListCell
  ) -> (UIView, CGFloat) {
    switch accessory.kind {
    case .disclosureIndicator: return glyph(.chevron, accessory, in: cell)
    case .checkmark: return glyph(.checkmark, accessory, in: cell)
    case .outlineDisclosure(let action):
      let toggle: () -> Void = action ?? { [weak cell] in cell?.toggleOutline() }
      return control(.disclosure(isOpen: cell.isOutlineExpanded), toggle, accessory)
    case .delete(let action): return control(.remove, action, accessory)
    case .insert(let action): return control(.insert, action, accessory)
    case .detail(let action): return control(.detail, action, accessory)
    case .reorder:
      let (view, width) = control(.reorder(""), {}, accessory)
      (view as? CellControl)?.showsLeadingLine = accessory.showsVerticalSeparator && cell.isEditing
      view.addGestureRecognizer(ReorderGrip(of: cell))
      return (view, width)
    case .multiselect:
      let (view, width) = control(.pick(cell.isSelected), {}, accessory)
      view.isUserInteractionEnabled = false
      return (view, width)
    case .label(let text, let font, let adjustsFont):
      let label = UILabel()
      label.text = text
      label.font = font ?? .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = adjustsFont
      label.textColor = accessory.tintColor ?? .secondaryLabel
      label.bounds.size = label.sizeThatFits(.zero)
      return (label, label.bounds.width)
    case .popUpMenu(let menu):
      let button = UIButton(type: .system)
      button.setTitle(
        (menu.children.first { ($0 as? UIAction)?.state == .on })?.title, for: .normal)
      button.menu = menu
      button.showsMenuAsPrimaryAction = true
      return (button, max(button.sizeThatFits(.zero).width, 44))
    case .custom(let view):
      var size =
        accessory.maintainsFixedSize
        ? view.bounds.size : view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      if size.width <= 0 || size.height <= 0 { size = view.bounds.size }
      view.bounds.size = size
      if let tint = accessory.tintColor { view.tintColor = tint }
      return (view, size.width)
    }
  }

  private static func glyph(
    _ symbol: CellGlyphView.Symbol, _ accessory: UICellAccessory,
    in cell: UICollectionViewListCell
  ) -> (UIView, CGFloat) {
    let view = CellGlyphView(symbol: symbol)
    if let tint = accessory.tintColor { view.tintColor = tint }
    view.bounds.size = CellGlyphView.size(of: symbol, in: cell.traitCollection)
    return (view, view.bounds.width)
  }

  private static func control(
    _ look: CellControl.Look, _ action: @escaping () -> Void, _ accessory: UICellAccessory
  ) -> (UIView, CGFloat) {
    let control = CellControl(look: look)
    control.onTap = action
    control.fill = accessory.backgroundColor
    if let tint = accessory.tintColor { control.tintColor = tint }
    return (control, 22)
  }
}
