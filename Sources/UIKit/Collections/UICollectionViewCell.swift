import Accessibility
import CoreGraphics
import Foundation

@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  open internal(set) var reuseIdentifier: String?

  /// Called before the collection gives the view out again.
  open func prepareForReuse() {}
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
}

@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  public let contentView = UIView()
  private var configurationView: (UIView & UIContentView)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  open var isSelected = false { didSet { stateDidChange() } }
  open var isHighlighted = false { didSet { stateDidChange() } }
  open var backgroundView: UIView? { didSet { replace(oldValue, with: backgroundView) } }
  open var selectedBackgroundView: UIView? { didSet { stateDidChange() } }

  open override func prepareForReuse() {
    super.prepareForReuse()
    isSelected = false
    isHighlighted = false
  }

  private func replace(_ old: UIView?, with new: UIView?) {
    old?.removeFromSuperview()
    guard let new else { return }
    new.frame = bounds
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(new, at: 0)
  }

  private func stateDidChange() {
    if let selectedBackgroundView {
      if isSelected || isHighlighted {
        if selectedBackgroundView.superview !== self { replace(nil, with: selectedBackgroundView) }
      } else {
        selectedBackgroundView.removeFromSuperview()
      }
    }
    setNeedsDisplay()
  }

  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      configurationView?.removeFromSuperview()
      configurationView = contentConfiguration?.makeContentView()
      guard let configurationView else { return }
      configurationView.frame = contentView.bounds
      configurationView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      contentView.addSubview(configurationView)
    }
  }

  package override var defaultAccessibility: AccessibilityDefaults {
    var defaults = AccessibilityDefaults(.cell, isElement: false)
    defaults.isSelected = isSelected
    return defaults
  }
}
