import CoreGraphics
import UIKit

/// Lets a map view follow the user; each tap goes on to the next mode.
///
/// Its size and its symbols are from memory.
@preconcurrency @MainActor
open class MKUserTrackingButton: UIView, MapViewControl {
  open weak var mapView: MKMapView? {
    didSet {
      oldValue?.controls.remove(self)
      mapView?.controls.add(self)
      mapHasChanged()
    }
  }
  private let button = UIButton(type: .system)

  public convenience init(mapView: MKMapView?) {
    self.init(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
    self.mapView = mapView
    // Observers of the class's own properties are not called in its initializers.
    mapView?.controls.add(self)
    mapHasChanged()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    build()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    build()
  }

  private func build() {
    // What tests find it by; that SwiftUI's button of this kind has the same name is likely.
    button.accessibilityLabel = "Tracking"
    button.addAction(UIAction { [weak self] _ in self?.goOn() }, for: .touchUpInside)
    addSubview(button)
    mapHasChanged()
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 44, height: 44) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    button.frame = bounds
  }

  private func goOn() {
    guard let mapView else { return }
    let next = MKUserTrackingMode(rawValue: mapView.userTrackingMode.rawValue + 1) ?? .none
    mapView.setUserTrackingMode(next, animated: true)
  }

  func mapHasChanged() {
    let symbol =
      switch mapView?.userTrackingMode ?? .none {
      case .none: "location"
      case .follow: "location.fill"
      case .followWithHeading: "location.north.line.fill"
      }
    button.setImage(UIImage(systemName: symbol), for: .normal)
  }
}

/// `MKUserTrackingButton` in a bar.
@preconcurrency @MainActor
open class MKUserTrackingBarButtonItem: UIBarButtonItem {
  private let button = MKUserTrackingButton(mapView: nil)

  open var mapView: MKMapView? {
    get { button.mapView }
    set { button.mapView = newValue }
  }

  public convenience init(mapView: MKMapView?) {
    self.init()
    customView = button
    button.mapView = mapView
  }
}
