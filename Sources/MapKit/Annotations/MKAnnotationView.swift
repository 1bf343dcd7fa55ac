import Accessibility
import CoreGraphics
import Foundation
import UIKit

/// The view of an annotation, in the middle of which the annotation's place is.
///
/// It is an element of a UI test's that is called by the annotation's title and subtitle, of the type `other`.
@preconcurrency @MainActor
open class MKAnnotationView: _ElementView {
  public enum DragState: UInt, Sendable {
    case none = 0
    case starting = 1
    case dragging = 2
    case canceling = 3
    case ending = 4
  }

  public enum CollisionMode: Int, Sendable {
    case rectangle = 0
    case circle = 1
    case none = 2
  }

  public let reuseIdentifier: String?
  open var annotation: (any MKAnnotation)? { didSet { annotationDidChange() } }
  /// What the view shows, whose size it takes.
  open var image: UIImage? {
    didSet {
      guard let image else { return }
      bounds.size = image.size
      setNeedsDisplay()
      host?.annotationViewMoved(self)
    }
  }
  /// From the annotation's place to the view's middle, in points.
  open var centerOffset = CGPoint.zero { didSet { host?.annotationViewMoved(self) } }
  /// From where the callout would point to where it does, in points.
  open var calloutOffset = CGPoint.zero { didSet { host?.annotationViewMoved(self) } }
  /// Whether the user can select it.
  open var isEnabled = true
  /// Differs from Apple's: kept, and read by nobody here; views do not change while a finger is on them.
  open var isHighlighted = false
  open var isSelected: Bool {
    get { selection }
    set { setSelected(newValue, animated: false) }
  }
  private var selection = false

  // MARK: Callout

  /// Whether a bubble with the annotation's title shows while it is selected; none shows without a title.
  open var canShowCallout = false { didSet { host?.annotationCalloutChanged(self) } }
  open var leftCalloutAccessoryView: UIView? { didSet { host?.annotationCalloutChanged(self) } }
  open var rightCalloutAccessoryView: UIView? { didSet { host?.annotationCalloutChanged(self) } }
  /// In place of the subtitle.
  open var detailCalloutAccessoryView: UIView? { didSet { host?.annotationCalloutChanged(self) } }

  // MARK: Beside others

  /// Differs from Apple's: kept, and read by nobody here; no finger moves an annotation.
  open var isDraggable = false
  /// Changed by the app alone; see `isDraggable`.
  open private(set) var dragState = DragState.none
  /// Differs from Apple's: kept, and read by nobody here; views never merge.
  open var clusteringIdentifier: String?
  /// Always nil, as views never merge.
  open weak var cluster: MKAnnotationView? { nil }
  /// Differs from Apple's: kept, and read by nobody here; views cover each other, and none gives way.
  open var displayPriority = MKFeatureDisplayPriority.required
  /// Differs from Apple's: kept, and read by nobody here; views cover each other, and none gives way.
  open var collisionMode = CollisionMode.rectangle
  /// How far in front it stands; of equals, what is farther in the south.
  open var zPriority = MKAnnotationViewZPriority.defaultUnselected {
    didSet { host?.annotationViewMoved(self) }
  }
  open var selectedZPriority = MKAnnotationViewZPriority.defaultSelected {
    didSet { host?.annotationViewMoved(self) }
  }

  /// The map view that shows it.
  weak var host: (any AnnotationViewHost)?
  /// From the annotation's place to the view's middle, before the app's `centerOffset`.
  var ownOffset: CGPoint { .zero }
  /// How much higher than its frame the view is while it is selected, in points.
  var selectedRise: CGFloat { 0 }

  // MARK: Making

  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    self.annotation = annotation
    super.init(frame: .zero)
    build()
  }

  public convenience override init(frame: CGRect) {
    self.init(annotation: nil, reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    build()
  }

  private func build() {
    isOpaque = false
    backgroundColor = nil
    annotationDidChange()
  }

  /// Called before the view stands for another annotation.
  open func prepareForReuse() {
    setSelected(false, animated: false)
    transform = .identity
  }

  /// Called when the view has its annotation and is about to be shown.
  ///
  /// Differs from Apple's: does nothing by itself; the view shows its annotation when it gets that.
  open func prepareForDisplay() {}

  /// Shows the view as one that is selected, or not; it is the map view that selects.
  ///
  /// Differs from Apple's: `animated` makes no difference.
  open func setSelected(_ selected: Bool, animated: Bool) {
    selection = selected
    tellElement()
    host?.annotationViewMoved(self)
  }

  /// Differs from Apple's: `animated` makes no difference; the map view does not move the annotation.
  open func setDragState(_ newDragState: DragState, animated: Bool) {
    guard newDragState != dragState else { return }
    let oldState = dragState
    dragState = newDragState
    host?.annotationView(self, wasDragged: newDragState, from: oldState)
  }

  /// The annotation is another, or is called otherwise.
  func annotationDidChange() { tellElement() }

  // MARK: Drawing

  open override func draw(_ rect: CGRect) { image?.draw(in: bounds) }

  // MARK: Accessibility

  private func tellElement() {
    let words = [annotation?.shownTitle, annotation?.shownSubtitle].compactMap { $0 }
    var element = AccessibilityDefaults(
      .other, label: words.isEmpty ? nil : words.joined(separator: ", "))
    element.isSelected = selection
    ownAccessibility = element
  }

  /// Selects the annotation, as a tap does.
  open override func accessibilityActivate() -> Bool {
    guard isEnabled, let host else { return super.accessibilityActivate() }
    host.annotationViewTapped(self)
    return true
  }
}
