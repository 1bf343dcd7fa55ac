import Accessibility
import CoreGraphics
import Foundation
import Metrics

/// Lies over the window's content and holds what is presented.
@MainActor
final class PresentationContainerView: UIView {
  /// Whether what lies under it takes no part in accessibility and touches.
  let isModal: Bool
  let dimming: UIView?
  var layOutPresented: ((CGRect) -> CGRect)?
  weak var presentedView: UIView?
  /// Called for a tap beside the presented view.
  var tappedOutside: (() -> Void)?

  init(frame: CGRect, isModal: Bool, dims: Bool) {
    self.isModal = isModal
    dimming = dims ? UIView(frame: CGRect(origin: .zero, size: frame.size)) : nil
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if let dimming {
      dimming.backgroundColor = UIColor { traits in
        UIColor(
          white: 0, alpha: SheetMetrics.dimming(isDark: traits.userInterfaceStyle == .dark))
      }
      dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(dimming)
      let tap = UITapGestureRecognizer()
      tap.onRecognized = { [weak self] _ in self?.tappedOutside?() }
      dimming.addGestureRecognizer(tap)
    }
  }

  required init?(coder: NSCoder) {
    isModal = true
    dimming = nil
    super.init(coder: coder)
  }

  override var accessibilityViewIsModal: Bool {
    get { isModal }
    set {}
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if let presentedView, let layOutPresented { presentedView.frame = layOutPresented(bounds) }
  }

  /// The traits of sheets in dark mode are those of an elevated surface.
  override var traitCollection: UITraitCollection {
    let traits = super.traitCollection
    guard dimming != nil, traits.userInterfaceLevel != .elevated else { return traits }
    return traits.modifyingTraits { $0.userInterfaceLevel = .elevated }
  }
}
