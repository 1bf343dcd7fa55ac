import CoreGraphics
import Foundation

/// What elements say of view controllers, apart from their views.
@MainActor
enum ControllerReading {
  static func read(
    _ element: InterfaceElement, into controller: UIViewController, _ pass: InterfacePass
  ) {
    if let scene = pass.scene, scene.controllerElement === element {
      scene.belongs(to: controller)
    }
    readAttributes(element, controller)
    readItems(element, controller, pass)
    readContainer(element, controller, pass)
    // Controllers in nibs have their view at once; those in storyboards, when it is asked for.
    if pass.scene == nil, let view = element.child(key: "view") {
      controller.view = pass.makeView(view)
    }
  }

  private static func readAttributes(
    _ element: InterfaceElement, _ controller: UIViewController
  ) {
    if let title = element.string("title") { controller.title = title }
    if let name = element["nibName"] { controller.nibName = name }
    if let style: UIModalPresentationStyle = element.choice("modalPresentationStyle") {
      controller.modalPresentationStyle = style
    }
    if let style: UIModalTransitionStyle = element.choice("modalTransitionStyle") {
      controller.modalTransitionStyle = style
    }
    if let defines = element.flag("definesPresentationContext") {
      controller.definesPresentationContext = defines
    }
    if let provides = element.flag("providesPresentationContextTransitionStyle") {
      controller.providesPresentationContextTransitionStyle = provides
    }
    if let hides = element.flag("hidesBottomBarWhenPushed") {
      controller.hidesBottomBarWhenPushed = hides
    }
    if let adjusts = element.flag("automaticallyAdjustsScrollViewInsets") {
      controller.automaticallyAdjustsScrollViewInsets = adjusts
    }
    if let includes = element.flag("extendedLayoutIncludesOpaqueBars") {
      controller.extendedLayoutIncludesOpaqueBars = includes
    }
    if let edges = element.child(key: "edgesForExtendedLayout") {
      controller.edgesForExtendedLayout = GestureReading.edges(edges)
    }
    // What it was called before there was one for all containers.
    if let size = element.size("preferredContentSize")
      ?? element.size("contentSizeForViewInPopover")
    {
      controller.preferredContentSize = size
    }
    if let isModal = element.flag("modalInPresentation") {
      controller.isModalInPresentation = isModal
    }
    if let style: UIUserInterfaceStyle = element.choice("userInterfaceStyle") {
      controller.overrideUserInterfaceStyle = style
    }
    if element.flag("useStoryboardIdentifierAsRestorationIdentifier") ?? false {
      controller.restorationIdentifier = element["storyboardIdentifier"]
    } else if let identifier = element["restorationIdentifier"] {
      controller.restorationIdentifier = identifier
    }
    if let clears = element.flag("clearsSelectionOnViewWillAppear") {
      (controller as? UITableViewController)?.clearsSelectionOnViewWillAppear = clears
      (controller as? UICollectionViewController)?.clearsSelectionOnViewWillAppear = clears
    }
  }

  private static func readItems(
    _ element: InterfaceElement, _ controller: UIViewController, _ pass: InterfacePass
  ) {
    if let child = element.child("navigationItem", key: "navigationItem") {
      if child["customClass"] != nil, let item = pass.make(child) as? UINavigationItem {
        controller.storedNavigationItem = item
        item.owner = controller
      } else {
        pass.read(child, into: controller.navigationItem)
      }
    }
    if let child = element.child("tabBarItem", key: "tabBarItem"),
      let item = pass.make(child) as? UITabBarItem
    {
      controller.tabBarItem = item
    }
    let tools = element.list("toolbarItems").compactMap { pass.make($0) as? UIBarButtonItem }
    if !tools.isEmpty { controller.toolbarItems = tools }
  }

  // MARK: Containers

  private static func readContainer(
    _ element: InterfaceElement, _ controller: UIViewController, _ pass: InterfacePass
  ) {
    switch controller {
    case let navigation as UINavigationController: readNavigation(element, navigation, pass)
    case let tabs as UITabBarController:
      readBar("tabBar", of: element, tabs.tabBar, pass) { tabs.tabBar = $0 }
      let pages = children("viewControllers", of: element, pass)
      if !pages.isEmpty { tabs.setViewControllers(pages, animated: false) }
    case let split as UISplitViewController: readSplit(element, split, pass)
    case let pages as UIPageViewController:
      if let isDoubleSided = element.flag("doubleSided") { pages.isDoubleSided = isDoubleSided }
    default: break
    }
  }

  private static func readNavigation(
    _ element: InterfaceElement, _ navigation: UINavigationController, _ pass: InterfacePass
  ) {
    readBar("navigationBar", of: element, navigation.navigationBar, pass) {
      navigation.navigationBar = $0
    }
    readBar("toolbar", of: element, navigation.toolbar, pass) { navigation.toolbar = $0 }
    if let isHidden = element.flag("navigationBarHidden") {
      navigation.isNavigationBarHidden = isHidden
    }
    if let isHidden = element.flag("toolbarHidden") { navigation.isToolbarHidden = isHidden }
    if let hides = element.flag("hidesBarsOnSwipe") { navigation.hidesBarsOnSwipe = hides }
    if let hides = element.flag("hidesBarsOnTap") { navigation.hidesBarsOnTap = hides }
    if let hides = element.flag("hidesBarsWhenKeyboardAppears") {
      navigation.hidesBarsWhenKeyboardAppears = hides
    }
    let roots = children("rootViewController", of: element, pass)
    if !roots.isEmpty { navigation.setViewControllers(roots, animated: false) }
  }

  /// The container has a bar, unless the file names a class of the app; it places either itself.
  private static func readBar<Bar: UIView>(
    _ name: String, of element: InterfaceElement, _ usual: @autoclosure () -> Bar,
    _ pass: InterfacePass, put: (Bar) -> Void
  ) {
    guard let element = element.child(name, key: name) else { return }
    if element["customClass"] != nil, let bar = pass.make(element) as? Bar { return put(bar) }
    let bar = usual()
    pass.register(bar, element)
    ViewReading.apply(element, to: bar, pass.values)
    pass.willConnect(bar, element)
    pass.willSetAttributes(bar, element)
  }

  private static func readSplit(
    _ element: InterfaceElement, _ split: UISplitViewController, _ pass: InterfacePass
  ) {
    if let mode: UISplitViewController.DisplayMode = element.choice("preferredDisplayMode") {
      split.preferredDisplayMode = mode
    }
    if let fraction = element.length("preferredPrimaryColumnWidthFraction") {
      split.preferredPrimaryColumnWidthFraction = fraction
    }
    if let width = element.length("minimumPrimaryColumnWidth") {
      split.minimumPrimaryColumnWidth = width
    }
    if let width = element.length("maximumPrimaryColumnWidth") {
      split.maximumPrimaryColumnWidth = width
    }
    if let edge: UISplitViewController.PrimaryEdge = element.choice("primaryEdge") {
      split.primaryEdge = edge
    }
    if let behavior: UISplitViewController.SplitBehavior = element.choice("preferredSplitBehavior")
    {
      split.preferredSplitBehavior = behavior
    }
    if let presents = element.flag("presentsWithGesture") { split.presentsWithGesture = presents }
    let columns: [(String, UISplitViewController.Column)] = [
      ("masterViewController", .primary), ("primaryViewController", .primary),
      ("supplementaryViewController", .supplementary), ("detailViewController", .secondary),
      ("secondaryViewController", .secondary), ("compactViewController", .compact),
    ]
    for (relationship, column) in columns {
      guard let child = children(relationship, of: element, pass).first else { continue }
      split.setViewController(child, for: column)
    }
  }

  /// The controllers to which segues of a relationship lead, in the order of the file.
  ///
  /// Xibs hold the controllers of a container inside of it.
  private static func children(
    _ relationship: String, of element: InterfaceElement, _ pass: InterfacePass
  ) -> [UIViewController] {
    let inside = element.list("viewControllers")
    if pass.scene == nil, !inside.isEmpty {
      return inside.compactMap { pass.make($0) as? UIViewController }
    }
    return element.list("connections")
      .filter { $0.name == "segue" && $0["relationship"] == relationship }
      .compactMap { pass.scene?.destination(of: $0, sender: nil) }
  }
}
