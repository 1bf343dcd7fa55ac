import Foundation
import FoundationAdditions

/// The outlets of UIKit's classes that Interface Builder offers.
@MainActor
enum UIKitOutlets {
  static let tables = responders + views + lists + bars

  private static let responders = [
    ClassTable(
      UIResponder.self,
      properties: [ObjectiveCProperty("accessibilityElements", \UIResponder.accessibilityElements)]),
    ClassTable(
      UIViewController.self,
      properties: [
        ObjectiveCProperty("transitioningDelegate", \UIViewController.transitioningDelegate)
      ]),
    ClassTable(
      UINavigationController.self,
      properties: [
        ObjectiveCProperty("delegate", \UINavigationController.delegate),
        ObjectiveCProperty("navigationBar", \UINavigationController.navigationBar),
        ObjectiveCProperty("toolbar", \UINavigationController.toolbar),
      ]),
    ClassTable(
      UITabBarController.self,
      properties: [
        ObjectiveCProperty("delegate", \UITabBarController.delegate),
        ObjectiveCProperty("selectedIndex", \UITabBarController.selectedIndex),
        ObjectiveCProperty("tabBar", \UITabBarController.tabBar),
      ]),
    ClassTable(
      UISplitViewController.self,
      properties: [ObjectiveCProperty("delegate", \UISplitViewController.delegate)]),
    ClassTable(
      UIPageViewController.self,
      properties: [
        ObjectiveCProperty("delegate", \UIPageViewController.delegate),
        ObjectiveCProperty("dataSource", \UIPageViewController.dataSource),
      ]),
    ClassTable(
      UITableViewController.self,
      properties: [
        ObjectiveCProperty("tableView", \UITableViewController.tableView),
        ObjectiveCProperty("refreshControl", \UITableViewController.refreshControl),
      ]),
    ClassTable(
      UICollectionViewController.self,
      properties: [ObjectiveCProperty("collectionView", \UICollectionViewController.collectionView)]
    ),
    ClassTable(
      UIGestureRecognizer.self,
      properties: [ObjectiveCProperty("delegate", \UIGestureRecognizer.delegate)]),
    ClassTable(
      UIWindow.self,
      properties: [ObjectiveCProperty("rootViewController", \UIWindow.rootViewController)]),
  ]

  private static let views = [
    ClassTable(
      UITextField.self,
      properties: [
        ObjectiveCProperty("delegate", \UITextField.delegate),
        ObjectiveCProperty("inputView", \UITextField.inputView),
        ObjectiveCProperty("inputAccessoryView", \UITextField.inputAccessoryView),
      ]),
    ClassTable(
      UITextView.self,
      properties: [
        ObjectiveCProperty("delegate", \UITextView.delegate),
        ObjectiveCProperty("inputView", \UITextView.inputView),
        ObjectiveCProperty("inputAccessoryView", \UITextView.inputAccessoryView),
      ]),
    ClassTable(
      UIPickerView.self,
      properties: [
        ObjectiveCProperty("delegate", \UIPickerView.delegate),
        ObjectiveCProperty("dataSource", \UIPickerView.dataSource),
      ]),
    ClassTable(
      UIScrollView.self,
      properties: [
        ObjectiveCProperty("delegate", \UIScrollView.delegate),
        ObjectiveCProperty("refreshControl", \UIScrollView.refreshControl),
      ]),
    ClassTable(
      UISearchBar.self,
      properties: [
        ObjectiveCProperty("delegate", \UISearchBar.delegate),
        ObjectiveCProperty("inputAccessoryView", \UISearchBar.inputAccessoryView),
      ]),
  ]

  private static let lists = [
    ClassTable(
      UITableView.self,
      properties: [
        ObjectiveCProperty("delegate", \UITableView.delegate),
        ObjectiveCProperty("dataSource", \UITableView.dataSource),
        ObjectiveCProperty("prefetchDataSource", \UITableView.prefetchDataSource),
        ObjectiveCProperty("dragDelegate", \UITableView.dragDelegate),
        ObjectiveCProperty("dropDelegate", \UITableView.dropDelegate),
        ObjectiveCProperty("tableHeaderView", \UITableView.tableHeaderView),
        ObjectiveCProperty("tableFooterView", \UITableView.tableFooterView),
        ObjectiveCProperty("backgroundView", \UITableView.backgroundView),
      ]),
    ClassTable(
      UICollectionView.self,
      properties: [
        ObjectiveCProperty("delegate", \UICollectionView.delegate),
        ObjectiveCProperty("dataSource", \UICollectionView.dataSource),
        ObjectiveCProperty("prefetchDataSource", \UICollectionView.prefetchDataSource),
        ObjectiveCProperty("dragDelegate", \UICollectionView.dragDelegate),
        ObjectiveCProperty("dropDelegate", \UICollectionView.dropDelegate),
        ObjectiveCProperty("collectionViewLayout", \UICollectionView.collectionViewLayout),
        ObjectiveCProperty("backgroundView", \UICollectionView.backgroundView),
      ]),
    ClassTable(
      UITableViewCell.self,
      properties: [
        ObjectiveCProperty("accessoryView", \UITableViewCell.accessoryView),
        ObjectiveCProperty("editingAccessoryView", \UITableViewCell.editingAccessoryView),
        ObjectiveCProperty("backgroundView", \UITableViewCell.backgroundView),
        ObjectiveCProperty("selectedBackgroundView", \UITableViewCell.selectedBackgroundView),
        ObjectiveCProperty("contentView", \UITableViewCell.contentView),
      ]),
    ClassTable(
      UICollectionViewCell.self,
      properties: [
        ObjectiveCProperty("backgroundView", \UICollectionViewCell.backgroundView),
        ObjectiveCProperty("selectedBackgroundView", \UICollectionViewCell.selectedBackgroundView),
        ObjectiveCProperty("contentView", \UICollectionViewCell.contentView),
      ]),
  ]

  private static let bars = [
    ClassTable(
      UINavigationBar.self, properties: [ObjectiveCProperty("delegate", \UINavigationBar.delegate)]),
    ClassTable(
      UITabBar.self,
      properties: [
        ObjectiveCProperty("delegate", \UITabBar.delegate),
        ObjectiveCProperty("selectedItem", \UITabBar.selectedItem),
      ]),
    ClassTable(
      UIBarButtonItem.self,
      properties: [ObjectiveCProperty("customView", \UIBarButtonItem.customView)]),
    ClassTable(
      UINavigationItem.self,
      properties: [
        ObjectiveCProperty("titleView", \UINavigationItem.titleView),
        ObjectiveCProperty("searchController", \UINavigationItem.searchController),
        ObjectiveCProperty("title", \UINavigationItem.title),
        ObjectiveCProperty("prompt", \UINavigationItem.prompt),
        ObjectiveCProperty("backBarButtonItem", \UINavigationItem.backBarButtonItem),
        ObjectiveCProperty("leftBarButtonItem", \UINavigationItem.leftBarButtonItem),
        ObjectiveCProperty("leftBarButtonItems", \UINavigationItem.leftBarButtonItems),
        ObjectiveCProperty("rightBarButtonItem", \UINavigationItem.rightBarButtonItem),
        ObjectiveCProperty("rightBarButtonItems", \UINavigationItem.rightBarButtonItems),
      ]),
  ]
}

@used @section(".init_array")
private let outlets: @convention(c) () -> Void = {
  ClassTable.registerOwn { @MainActor in UIKitOutlets.tables }
}
