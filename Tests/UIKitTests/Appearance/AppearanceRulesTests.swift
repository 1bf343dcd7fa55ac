import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// What proxies hand on, set as apps set it at their start.
@MainActor
@Suite(.serialized)
struct AppearanceRulesTests {
  private let picture = UIImage(systemName: "circle")

  private func shown<View: UIView>(_ view: View, _ check: (View) throws -> Void) rethrows {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = UIViewController()
    window.isHidden = false
    window.rootViewController?.view.addSubview(view)
    defer {
      window.isHidden = true
      AppearanceProxies.reset()
    }
    try check(view)
  }

  @Test func scrollingCanBeSetForAll() {
    UIScrollView.appearance().isScrollEnabled = false
    UIScrollView.appearance().contentInset = UIEdgeInsets(top: 8, left: 0, bottom: 0, right: 0)
    shown(UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))) {
      #expect(!$0.isScrollEnabled)
      #expect($0.contentInset.top == 8)
    }
  }

  @Test func slidersTakeTheirStyle() {
    UISlider.appearance().sliderStyle = .thumbless
    shown(UISlider()) { #expect($0.sliderStyle == .thumbless) }
    #expect(UISlider().sliderStyle == .default)
  }

  @Test func separatorsOfTablesAndCellsTakeTheirInsets() {
    UITableView.appearance().separatorInset = .zero
    UITableView.appearance().sectionIndexColor = .red
    UITableViewCell.appearance().separatorInset = .zero
    shown(UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))) {
      #expect($0.separatorInset == .zero)
      #expect($0.sectionIndexColor == .red)
    }
    UITableViewCell.appearance().separatorInset = .zero
    shown(UITableViewCell(style: .default, reuseIdentifier: nil)) {
      #expect($0.hasOwnSeparatorInset)
    }
  }

  @Test func fieldsTakeTheirButtonAndTheirText() {
    UITextField.appearance().clearButtonMode = .whileEditing
    UITextField.appearance().defaultTextAttributes = [
      .font: UIFont.systemFont(ofSize: 22), .foregroundColor: UIColor.blue,
    ]
    shown(UITextField()) {
      #expect($0.clearButtonMode == .whileEditing)
      #expect($0.font?.pointSize == 22)
      #expect($0.textColor == .blue)
    }
  }

  @Test func editorsTakeTheirInset() {
    UITextView.appearance().textContainerInset = .zero
    shown(UITextView()) { #expect($0.textContainerInset == .zero) }
  }

  @Test func slidersTakeImagesOfTheirStates() {
    let own = UIImage(systemName: "square")
    UISlider.appearance().setThumbImage(picture, for: .normal)
    UISlider.appearance().setThumbImage(picture, for: .highlighted)
    UISlider.appearance().setMinimumTrackImage(picture, for: .normal)
    UISlider.appearance().maximumValueImage = picture
    let slider = UISlider()
    slider.setThumbImage(own, for: .highlighted)
    shown(slider) {
      #expect($0.thumbImage(for: .normal) == picture)
      #expect($0.thumbImage(for: .highlighted) == own)
      #expect($0.currentMinimumTrackImage == picture)
      #expect($0.maximumValueImage == picture)
    }
  }

  @Test func steppersAndDotsTakeImages() {
    UIStepper.appearance().setIncrementImage(picture, for: .normal)
    UIStepper.appearance().setBackgroundImage(picture, for: .normal)
    shown(UIStepper()) {
      #expect($0.incrementImage(for: .normal) == picture)
      #expect($0.decrementImage(for: .normal) == nil)
      #expect($0.backgroundImage(for: .normal) == picture)
    }
    UIPageControl.appearance().preferredIndicatorImage = picture
    shown(UIPageControl()) { #expect($0.preferredIndicatorImage == picture) }
  }

  @Test func buttonsTakeColoursOfTheirStates() {
    UIButton.appearance().setTitleColor(.red, for: .normal)
    UIButton.appearance().setTitleColor(.green, for: .highlighted)
    let button = UIButton(type: .custom)
    button.setTitle("Go", for: .normal)
    button.setTitleColor(.blue, for: .highlighted)
    shown(button) {
      $0.layoutIfNeeded()
      #expect($0.titleColor(for: .normal) == .red)
      #expect($0.titleColor(for: .highlighted) == .blue)
      #expect($0.titleLabel?.textColor == .red)
    }
  }

  @Test func navigationBarsTakeImagesAndLowLooks() {
    let low = UINavigationBarAppearance()
    UINavigationBar.appearance().setBackgroundImage(picture, for: .default)
    UINavigationBar.appearance().backIndicatorImage = picture
    UINavigationBar.appearance().backIndicatorTransitionMaskImage = picture
    UINavigationBar.appearance().compactScrollEdgeAppearance = low
    shown(UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))) {
      #expect($0.backgroundImage(for: .default) == picture)
      #expect($0.shownBackIndicator == picture)
      #expect($0.compactScrollEdgeAppearance === low)
    }
  }

  @Test func anImageForTheTopShowsInANavigationController() {
    UINavigationBar.appearance().setBackgroundImage(
      UIImage(), for: .topAttached, barMetrics: .default)
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    let window = UIKitTests.show(navigation)
    defer {
      window.isHidden = true
      AppearanceProxies.reset()
    }
    let bar = navigation.navigationBar
    #expect(bar.backgroundImage(for: .topAttached, barMetrics: .default) != nil)
    #expect(bar.backgroundImage(for: .default) == nil)
    #expect(!bar.drawn.contains("backdrop("))
  }

  @Test func appearancesThatOnlyChangeButtonsAreTaken() {
    let looks = UINavigationBarAppearance()
    looks.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
    UINavigationBar.appearance().standardAppearance = looks
    shown(UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))) {
      #expect($0.standardAppearance === looks)
    }
    let tools = UIToolbarAppearance()
    tools.doneButtonAppearance.normal.titlePositionAdjustment.vertical = 3
    UIToolbar.appearance().standardAppearance = tools
    shown(UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))) {
      #expect($0.standardAppearance === tools)
    }
  }

  @Test func barsAtTheBottomTakeImages() {
    UITabBar.appearance().backgroundImage = UIImage()
    UITabBar.appearance().shadowImage = UIImage()
    shown(UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))) {
      #expect($0.drawn == "")
    }
    UIToolbar.appearance().setBackgroundImage(
      UIImage(), forToolbarPosition: .any, barMetrics: .default)
    UIToolbar.appearance().setShadowImage(UIImage(), forToolbarPosition: .any)
    shown(UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))) {
      #expect($0.drawn == "")
    }
  }

  @Test func searchBarsTakeImagesByTheirPlace() {
    UISearchBar.appearance().setImage(picture, for: .search, state: .normal)
    UISearchBar.appearance().setBackgroundImage(picture, for: .any, barMetrics: .default)
    shown(UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))) {
      #expect(($0.searchTextField.leftView as? UIImageView)?.image == picture)
      #expect($0.backgroundImage == picture)
    }
  }

  @Test func titlesOfItemsMove() {
    UIBarButtonItem.appearance().setTitlePositionAdjustment(
      UIOffset(horizontal: 0, vertical: 4), for: .default)
    UITabBarItem.appearance().titlePositionAdjustment = UIOffset(horizontal: 0, vertical: -2)
    defer { AppearanceProxies.reset() }
    let edit = UIBarButtonItem(title: "Edit", primaryAction: UIAction { _ in })
    let root = UIViewController()
    root.navigationItem.rightBarButtonItem = edit
    root.tabBarItem = UITabBarItem(title: "One", image: nil, tag: 0)
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: root)]
    tabs.viewControllers?.first?.tabBarItem = root.tabBarItem
    let window = UIKitTests.show(tabs)
    defer { window.isHidden = true }
    #expect(edit.titlePositionAdjustment(for: .default).vertical == 4)
    #expect(root.tabBarItem.titlePositionAdjustment.vertical == -2)
  }

  @Test func whatNoInstanceTakesOverIsToldOnce() {
    let found = issues {
      UILabel.appearance().text = "All"
      shown(UIStackView(arrangedSubviews: [UILabel(), UILabel()])) {
        #expect(($0.arrangedSubviews.first as? UILabel)?.text == nil)
      }
    }
    #expect(found.count == 1)
    #expect(found.first?.contains("UILabel.text was set on a proxy") == true)
  }
}
