import Foundation
import FoundationAdditions

/// The classes of elements.
@MainActor
enum InterfaceClasses {
  /// The class of an element's object: its custom class, or the one that its name stands for.
  ///
  /// Nil for elements that stand for no object that can be made.
  static func type(of element: InterfaceElement, in file: InterfaceFile) -> NSObject.Type? {
    type(of: element, in: file, standard: standard(element, in: file))
  }

  static func type(
    of element: InterfaceElement, in file: InterfaceFile, standard base: NSObject.Type?
  ) -> NSObject.Type? {
    guard let name = element["customClass"], !name.isEmpty else { return base }
    let module = element["customModule"]
    guard let custom = custom(name, module: module) else {
      // As Interface Builder's loader says it.
      let place = module.map { " in module \($0)" } ?? ""
      InterfaceIssue.reportOnce(
        "Unknown class \(name)\(place) in Interface Builder file."
          + (base.map { " \($0) is used instead." } ?? ""), element, in: file)
      return base
    }
    guard let base, !isSubclass(custom, of: root(base)) else { return custom }
    InterfaceIssue.reportOnce(
      "\(name) is no \(root(base)): \(base) is used instead.", element, in: file)
    return base
  }

  /// A class by the name that Interface Builder writes.
  private static func custom(_ name: String, module: String?) -> NSObject.Type? {
    var names: [String] = []
    if let module { names.append("\(module).\(name)") }
    names.append(name)
    for name in names {
      if let type = ClassNames.foundationType(named: name) as? NSObject.Type { return type }
    }
    return InterfaceKeys.registeredClass(named: name, module: module) as? NSObject.Type
  }

  /// What a custom class must at least be: views may be other views than the element says.
  private static func root(_ type: NSObject.Type) -> AnyClass {
    let roots: [AnyClass] = [
      UITableViewCell.self, UICollectionReusableView.self, UIView.self, UIViewController.self,
      UIBarItem.self, UINavigationItem.self, UIGestureRecognizer.self, UICollectionViewLayout.self,
      UIStoryboardSegue.self,
    ]
    return roots.first { isSubclass(type, of: $0) } ?? NSObject.self
  }

  static func isSubclass(_ type: AnyClass, of base: AnyClass) -> Bool {
    sequence(first: type, next: { _getSuperclass($0) }).contains { $0 === base }
  }

  // MARK: Elements

  private static func standard(
    _ element: InterfaceElement, in file: InterfaceFile
  ) -> NSObject.Type? {
    if let type = types[element.name] { return type }
    if let name = elsewhere[element.name],
      let type = ClassNames.foundationType(named: name) as? NSObject.Type
    {
      return type
    }
    guard element["customClass"] == nil else { return nil }
    let isController = element.name.hasSuffix("ontroller")
    InterfaceIssue.reportOnce(
      "<\(element.name)> is not known here: a plain "
        + "\(isController ? "UIViewController" : "UIView") stands in its place.", element, in: file)
    return isController ? UIViewController.self : UIView.self
  }

  /// Whether a plain view or controller stands in the place of the element's object, which is not known here.
  static func isStandIn(_ object: NSObject, for element: InterfaceElement) -> Bool {
    guard element["customClass"] == nil, types[element.name] == nil, element.name != "placeholder"
    else { return false }
    let type: AnyClass = Swift.type(of: object)
    return type == UIView.self || type == UIViewController.self
  }

  /// Of other frameworks, which may or may not be linked.
  private static let elsewhere = [
    "wkWebView": "WebKit.WKWebView", "mapView": "MapKit.MKMapView",
    "avPlayerViewController": "AVKit.AVPlayerViewController",
    "glkView": "GLKit.GLKView", "sceneKitView": "SceneKit.SCNView", "skView": "SpriteKit.SKView",
    "mtkView": "MetalKit.MTKView", "arscnView": "ARKit.ARSCNView", "pdfView": "PDFKit.PDFView",
  ]

  static let types: [String: NSObject.Type] = [
    "view": UIView.self, "containerView": UIView.self, "tableViewCellContentView": UIView.self,
    "collectionViewCellContentView": UIView.self, "control": UIControl.self,
    "label": UILabel.self, "button": UIButton.self, "imageView": UIImageView.self,
    "stackView": UIStackView.self, "textField": UITextField.self, "textView": UITextView.self,
    "switch": UISwitch.self, "slider": UISlider.self, "stepper": UIStepper.self,
    "segmentedControl": UISegmentedControl.self, "progressView": UIProgressView.self,
    "pageControl": UIPageControl.self, "activityIndicatorView": UIActivityIndicatorView.self,
    "datePicker": UIDatePicker.self, "pickerView": UIPickerView.self,
    "colorWell": UIColorWell.self,
    "scrollView": UIScrollView.self, "tableView": UITableView.self,
    "tableViewCell": UITableViewCell.self, "collectionView": UICollectionView.self,
    "collectionViewCell": UICollectionViewCell.self,
    "collectionReusableView": UICollectionReusableView.self, "searchBar": UISearchBar.self,
    "searchDisplayController": UISearchDisplayController.self,
    "navigationBar": UINavigationBar.self, "toolbar": UIToolbar.self, "tabBar": UITabBar.self,
    "visualEffectView": UIVisualEffectView.self, "refreshControl": UIRefreshControl.self,
    "window": UIWindow.self,
    "viewController": UIViewController.self, "tableViewController": UITableViewController.self,
    "collectionViewController": UICollectionViewController.self,
    "navigationController": UINavigationController.self,
    "tabBarController": UITabBarController.self, "splitViewController": UISplitViewController.self,
    "pageViewController": UIPageViewController.self, "hostingController": UIViewController.self,
    "barButtonItem": UIBarButtonItem.self, "navigationItem": UINavigationItem.self,
    "tabBarItem": UITabBarItem.self,
    "tapGestureRecognizer": UITapGestureRecognizer.self,
    "pongPressGestureRecognizer": UILongPressGestureRecognizer.self,
    "longPressGestureRecognizer": UILongPressGestureRecognizer.self,
    "panGestureRecognizer": UIPanGestureRecognizer.self,
    "screenEdgePanGestureRecognizer": UIScreenEdgePanGestureRecognizer.self,
    "swipeGestureRecognizer": UISwipeGestureRecognizer.self,
    "pinchGestureRecognizer": UIPinchGestureRecognizer.self,
    "rotationGestureRecognizer": UIRotationGestureRecognizer.self,
    "gestureRecognizer": UIGestureRecognizer.self,
    "collectionViewFlowLayout": UICollectionViewFlowLayout.self,
    "collectionViewLayout": UICollectionViewLayout.self, "customObject": NSObject.self,
  ]

  // MARK: Who reads elements

  /// The class whose `init?(coder:)` reads the element: the nearest one with parts of its own to set up.
  static func reader(of type: AnyClass) -> AnyClass? {
    sequence(first: type, next: { _getSuperclass($0) }).first {
      readers.contains(ObjectIdentifier($0))
    }
  }

  private static let readers: Set<ObjectIdentifier> = [
    ObjectIdentifier(UIView.self), ObjectIdentifier(UILabel.self),
    ObjectIdentifier(UIImageView.self), ObjectIdentifier(UIButton.self),
    ObjectIdentifier(UITextField.self), ObjectIdentifier(UITextView.self),
    ObjectIdentifier(UIStackView.self), ObjectIdentifier(UIScrollView.self),
    ObjectIdentifier(UITableView.self), ObjectIdentifier(UICollectionView.self),
    ObjectIdentifier(UITableViewCell.self), ObjectIdentifier(UICollectionViewCell.self),
    ObjectIdentifier(UITableViewHeaderFooterView.self), ObjectIdentifier(UISwitch.self),
    ObjectIdentifier(UIStepper.self), ObjectIdentifier(UIDatePicker.self),
    ObjectIdentifier(UIActivityIndicatorView.self), ObjectIdentifier(UIRefreshControl.self),
    ObjectIdentifier(UISearchBar.self), ObjectIdentifier(UINavigationBar.self),
    ObjectIdentifier(UIVisualEffectView.self), ObjectIdentifier(UIWindow.self),
    ObjectIdentifier(UIViewController.self), ObjectIdentifier(UIPageViewController.self),
    ObjectIdentifier(UIBarItem.self), ObjectIdentifier(UINavigationItem.self),
    ObjectIdentifier(UIGestureRecognizer.self), ObjectIdentifier(UICollectionViewLayout.self),
  ]
}
