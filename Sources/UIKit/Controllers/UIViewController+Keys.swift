import Foundation
import FoundationAdditions

// The keys of controllers in key-value coding and observing.

@used @section(".init_array")
private let tables: @convention(c) () -> Void = {
  ClassTable.registerOwn { @MainActor in
    [
      ClassTable(
        UIViewController.self,
        properties: [
          ObjectiveCProperty("title", \UIViewController.title),
          ObjectiveCProperty("view", \UIViewController.view),
          ObjectiveCProperty("navigationItem", \UIViewController.navigationItem),
          ObjectiveCProperty("tabBarItem", \UIViewController.tabBarItem),
          ObjectiveCProperty("toolbarItems", \UIViewController.toolbarItems),
          ObjectiveCProperty(
            "hidesBottomBarWhenPushed", \UIViewController.hidesBottomBarWhenPushed),
          ObjectiveCProperty("editing", \UIViewController.isEditing, getter: "isEditing"),
          ObjectiveCProperty("preferredContentSize", \UIViewController.preferredContentSize),
          ObjectiveCProperty("modalPresentationStyle", \UIViewController.modalPresentationStyle),
          ObjectiveCProperty("modalTransitionStyle", \UIViewController.modalTransitionStyle),
          ObjectiveCProperty(
            "modalInPresentation", \UIViewController.isModalInPresentation,
            getter: "isModalInPresentation"),
          ObjectiveCProperty("edgesForExtendedLayout", \UIViewController.edgesForExtendedLayout),
          ObjectiveCProperty(
            "additionalSafeAreaInsets", \UIViewController.additionalSafeAreaInsets),
          ObjectiveCProperty("restorationIdentifier", \UIViewController.restorationIdentifier),
          ObjectiveCProperty("parent", \UIViewController.parent),
          ObjectiveCProperty("children", \UIViewController.children),
          ObjectiveCProperty("presentedViewController", \UIViewController.presentedViewController),
          ObjectiveCProperty("navigationController", \UIViewController.navigationController),
          ObjectiveCProperty("tabBarController", \UIViewController.tabBarController),
        ])
    ]
  }
}
