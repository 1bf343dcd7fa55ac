import CoreGraphics
import UIKit

/// Tells where north is on a map view; a tap turns it up.
///
/// Its size is from memory.
@preconcurrency @MainActor
open class MKCompassButton: UIView, MapViewControl {
  open weak var mapView: MKMapView? {
    didSet {
      oldValue?.controls.remove(self)
      mapView?.controls.add(self)
      mapHasChanged()
    }
  }
  /// When it is shown: by itself while the map is turned.
  open var compassVisibility = MKFeatureVisibility.adaptive { didSet { mapHasChanged() } }
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
    button.accessibilityLabel = "Compass"
    button.setImage(UIImage(systemName: "location.north.fill"), for: .normal)
    button.tintColor = .systemRed
    button.addAction(UIAction { [weak self] _ in self?.turnNorthUp() }, for: .touchUpInside)
    addSubview(button)
    mapHasChanged()
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 44, height: 44) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    button.bounds.size = bounds.size
    button.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }

  private func turnNorthUp() {
    guard let mapView else { return }
    let camera = mapView.camera
    camera.heading = 0
    mapView.setCamera(camera, animated: true)
  }

  func mapHasChanged() {
    let heading = mapView?.currentCamera.heading ?? 0
    button.transform = CGAffineTransform(rotationAngle: -heading * .pi / 180)
    button.isHidden =
      compassVisibility == .hidden || compassVisibility == .adaptive && heading == 0
  }
}
