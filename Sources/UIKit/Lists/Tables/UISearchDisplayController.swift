import Device
import Foundation
import FoundationAdditions

/// What older storyboards put beside a controller to search its table; deprecated since iOS 8.
///
/// Differs from Apple's: it holds its outlets, and shows no results: `setActive(_:animated:)` fails. Only
/// storyboards and xibs make one.
@preconcurrency @MainActor
open class UISearchDisplayController: NSObject {
  // Storyboards connect objects of any class, as on iOS.
  weak var delegateOutlet: AnyObject?
  weak var dataSourceOutlet: AnyObject?
  weak var tableDelegateOutlet: AnyObject?
  weak var barOutlet: UISearchBar?
  weak var contentsOutlet: UIViewController?

  /// Differs from Apple's: kept, and called by nobody, as nothing is searched.
  open var delegate: (any UISearchDisplayDelegate)? {
    get { delegateOutlet as? any UISearchDisplayDelegate }
    set { delegateOutlet = newValue }
  }
  /// Differs from Apple's: kept, and called by nobody, as nothing is searched.
  open var searchResultsDataSource: (any UITableViewDataSource)? {
    get { dataSourceOutlet as? any UITableViewDataSource }
    set { dataSourceOutlet = newValue }
  }
  /// Differs from Apple's: kept, and called by nobody, as nothing is searched.
  open var searchResultsDelegate: (any UITableViewDelegate)? {
    get { tableDelegateOutlet as? any UITableViewDelegate }
    set { tableDelegateOutlet = newValue }
  }
  /// Nil where the storyboard connects none.
  open var searchBar: UISearchBar? { barOutlet }
  /// The controller whose content is searched; nil where the storyboard connects none.
  open var searchContentsController: UIViewController? { contentsOutlet }

  /// Whether the search is shown; setting it is the same as `setActive(_:animated:)`.
  open var isActive: Bool {
    get { false }
    set { setActive(newValue, animated: false) }
  }

  /// Differs from Apple's: fails, animated or not, as the class can't search here; hiding does nothing.
  open func setActive(_ visible: Bool, animated: Bool) {
    guard visible else { return }
    RuntimeIssue.fail(
      "UISearchDisplayController.setActive(_:animated:) is not supported: use UISearchController.")
  }
}

/// Who hears of a search.
@preconcurrency @MainActor
public protocol UISearchDisplayDelegate: NSObjectProtocol {}

/// The address under which a controller has its search display controller.
nonisolated(unsafe) private let searchDisplayKey = UnsafeRawPointer(
  UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

extension UIViewController {
  /// The one that the controller's storyboard connects; deprecated since iOS 8.
  public internal(set) var searchDisplayController: UISearchDisplayController? {
    get { objc_getAssociatedObject(self, searchDisplayKey) as? UISearchDisplayController }
    set {
      objc_setAssociatedObject(
        self, searchDisplayKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }
}

@used @section(".init_array")
private let tables: @convention(c) () -> Void = {
  ClassTable.registerOwn { @MainActor in
    [
      ClassTable(
        UISearchDisplayController.self,
        properties: [
          ObjectiveCProperty("delegate", \UISearchDisplayController.delegateOutlet),
          ObjectiveCProperty(
            "searchResultsDataSource", \UISearchDisplayController.dataSourceOutlet),
          ObjectiveCProperty(
            "searchResultsDelegate", \UISearchDisplayController.tableDelegateOutlet),
          ObjectiveCProperty("searchBar", \UISearchDisplayController.barOutlet),
          ObjectiveCProperty(
            "searchContentsController", \UISearchDisplayController.contentsOutlet),
        ]),
      ClassTable(
        UIViewController.self,
        properties: [
          ObjectiveCProperty("searchDisplayController", \UIViewController.searchDisplayController)
        ]),
    ]
  }
}
