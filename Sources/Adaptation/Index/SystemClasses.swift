/// Which class of Apple's derives from which, of those that apps derive from and extend.
enum SystemClasses {
  /// Whether a class is another, or derives from it.
  static func derives(_ name: String, from base: String) -> Bool {
    let base = lastName(base)
    var current: String? = lastName(name)
    while let found = current {
      if found == base { return true }
      current = superclasses[found]
    }
    // All classes that apps derive from are objects.
    return base == "NSObject"
  }

  private static func lastName(_ name: String) -> String {
    name.prefix { $0 != "<" }.split(separator: ".").last.map(String.init) ?? name
  }

  private static let superclasses: [String: String] = {
    var result: [String: String] = [:]
    for line in table.split(separator: "\n") {
      let names = line.split(whereSeparator: { ": ".contains($0) }).map(String.init)
      for name in names.dropFirst() { result[name] = names[0] }
    }
    return result
  }()

  /// Each class with those right below it.
  private static let table = """
    NSObject: UIResponder CALayer UIGestureRecognizer UIBarItem UIPresentationController
    NSObject: UICollectionViewLayout UIStoryboardSegue UIScreen UIImage UIColor UIFont
    UIResponder: UIView UIViewController UIApplication UIScene
    UIScene: UIWindowScene
    UIView: UIControl UILabel UIImageView UIScrollView UIStackView UIWindow UITableViewCell
    UIView: UITableViewHeaderFooterView UICollectionReusableView UINavigationBar UITabBar UIToolbar
    UIView: UISearchBar UIProgressView UIActivityIndicatorView UIPickerView UIVisualEffectView
    UIView: UIInputView UICalendarView UIContentUnavailableView UIListContentView MKMapView
    UIView: MKAnnotationView WKWebView SKView
    UIControl: UIButton UITextField UISwitch UISlider UIStepper UISegmentedControl UIPageControl
    UIControl: UIDatePicker UIRefreshControl UIColorWell
    UITextField: UISearchTextField
    UIScrollView: UITableView UICollectionView UITextView
    UICollectionReusableView: UICollectionViewCell
    UICollectionViewCell: UICollectionViewListCell
    MKAnnotationView: MKMarkerAnnotationView MKPinAnnotationView
    UIViewController: UINavigationController UITabBarController UISplitViewController
    UIViewController: UIPageViewController UITableViewController UICollectionViewController
    UIViewController: UIAlertController UISearchController UIActivityViewController
    UIViewController: UIHostingController UIInputViewController UIDocumentPickerViewController
    UIViewController: UIDocumentViewController SFSafariViewController QLPreviewController
    UIViewController: AVPlayerViewController PHPickerViewController UIColorPickerViewController
    UIViewController: UIFontPickerViewController
    UINavigationController: UIImagePickerController UIVideoEditorController
    UINavigationController: MFMailComposeViewController MFMessageComposeViewController
    UINavigationController: CNContactPickerViewController
    UIBarItem: UIBarButtonItem UITabBarItem
    UIGestureRecognizer: UITapGestureRecognizer UIPanGestureRecognizer UIPinchGestureRecognizer
    UIGestureRecognizer: UISwipeGestureRecognizer UIRotationGestureRecognizer
    UIGestureRecognizer: UILongPressGestureRecognizer
    UIPanGestureRecognizer: UIScreenEdgePanGestureRecognizer
    UIPresentationController: UIPopoverPresentationController UISheetPresentationController
    UICollectionViewLayout: UICollectionViewFlowLayout UICollectionViewCompositionalLayout
    CALayer: CAShapeLayer CAGradientLayer CATextLayer CAScrollLayer CATransformLayer
    CALayer: CAReplicatorLayer CAEmitterLayer CATiledLayer AVPlayerLayer
    """
}
