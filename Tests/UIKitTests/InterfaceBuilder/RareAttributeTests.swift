import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// Attributes that few files have.
@MainActor
struct RareAttributeTests {
  private let frame = #"<rect key="frame" x="10" y="20" width="100" height="40"/>"#
  private let image = #"image="star" catalog="system""#

  private func view<View: UIView>(_ element: String) throws -> View {
    let folder = try storyboardFolder(viewScene(element))
    let root = try #require(folder.storyboard().initialView())
    return try #require(root.subviews.first as? View)
  }

  @Test func textsOfAllKinds() throws {
    let label: UILabel = try view(
      #"<label adjustsLetterSpacingToFitWidth="YES" clearsContextBeforeDrawing="NO" id="lab-el-001">\#(frame)</label>"#
    )
    #expect(label.allowsDefaultTighteningForTruncation && !label.clearsContextBeforeDrawing)
    let field: UITextField = try view(
      """
      <textField allowsEditingTextAttributes="YES" clearsOnInsertion="YES" id="fie-ld-001">\(frame)
      <textInputTraits key="textInputTraits" smartInsertDeleteType="no"/></textField>
      """)
    #expect(field.allowsEditingTextAttributes && field.clearsOnInsertion)
    #expect(field.smartInsertDeleteType == .no)
    let text: UITextView = try view(
      """
      <textView allowsEditingTextAttributes="YES" id="tex-tv-001">\(frame)
      <dataDetectorType key="dataDetectorTypes" phoneNumber="YES" link="YES"/>
      <textInputTraits key="textInputTraits" enablesReturnKeyAutomatically="YES"/></textView>
      """)
    #expect(text.allowsEditingTextAttributes && text.enablesReturnKeyAutomatically)
    #expect(text.dataDetectorTypes == [.phoneNumber, .link])
  }

  @Test func controls() throws {
    let segments: UISegmentedControl = try view(
      """
      <segmentedControl id="seg-me-nts">\(frame)<segments><segment>
      <string key="title">Every
      day</string><size key="contentOffset" width="3" height="-2"/></segment></segments>
      </segmentedControl>
      """)
    #expect(segments.titleForSegment(at: 0) == "Every\nday")
    #expect(segments.contentOffsetForSegment(at: 0) == CGSize(width: 3, height: -2))
    let pages: UIPageControl = try view(
      """
      <pageControl allowsContinuousInteraction="NO" numberOfPages="2" id="pag-es-001">\(frame)
      <imageReference key="preferredIndicatorImage" \(image)/></pageControl>
      """)
    #expect(!pages.allowsContinuousInteraction && pages.preferredIndicatorImage != nil)
    let button: UIButton = try view(
      #"<button showsTouchWhenHighlighted="YES" pointerInteraction="YES" id="but-to-n01">\#(frame)</button>"#
    )
    #expect(button.showsTouchWhenHighlighted && button.isPointerInteractionEnabled)
    let picture: UIImageView = try view(
      """
      <imageView adjustsImageSizeForAccessibilityContentSizeCategory="YES" id="ima-ge-001">\(frame)
      </imageView>
      """)
    #expect(picture.adjustsImageSizeForAccessibilityContentSizeCategory)
  }

  @Test func tables() throws {
    let table: UITableView = try view(
      """
      <tableView sectionIndexMinimumDisplayRowCount="7" contentViewInsetsToSafeArea="NO" \
      automaticallyAdjustsScrollIndicatorInsets="NO" dragInteractionEnabled="NO" id="tab-le-001">\(frame)
      <color key="sectionIndexBackgroundColor" systemColor="systemRedColor"/>
      <color key="sectionIndexTrackingBackgroundColor" systemColor="systemBlueColor"/></tableView>
      """)
    #expect(table.sectionIndexMinimumDisplayRowCount == 7)
    #expect(table.sectionIndexBackgroundColor == .systemRed)
    #expect(table.sectionIndexTrackingBackgroundColor == .systemBlue)
    #expect(!table.insetsContentViewsToSafeArea && !table.dragInteractionEnabled)
    #expect(!table.automaticallyAdjustsScrollIndicatorInsets)
  }

  @Test func collections() throws {
    let folder = try InterfaceFolder([
      "Tile.xib": xibFile(
        """
        <collectionViewCell reuseIdentifier="tile" id="cel-l0-001">\(frame)
        <view key="backgroundView" tag="1" id="vie-w0-001"/>
        <view key="selectedBackgroundView" tag="2" id="vie-w0-002"/></collectionViewCell>
        """)
    ])
    let cell = folder.nib("Tile").instantiate(withOwner: nil).first as? UICollectionViewCell
    #expect(cell?.backgroundView?.tag == 1 && cell?.selectedBackgroundView?.tag == 2)
    let collection: UICollectionView = try view(
      """
      <collectionView id="col-le-c01">\(frame)
      <collectionViewFlowLayout key="collectionViewLayout" sectionInsetReference="safeArea" \
      id="lay-ou-t01"/></collectionView>
      """)
    let layout = collection.collectionViewLayout as? UICollectionViewFlowLayout
    #expect(layout?.sectionInsetReference == .fromSafeArea)
  }

  @Test func bars() throws {
    let bar: UITabBar = try view(
      """
      <tabBar id="tab-ba-r01">\(frame)<items><tabBarItem title="Home" id="ite-m0-001">
      <offsetWrapper key="titlePositionAdjustment" horizontal="2" vertical="-4"/></tabBarItem></items>
      <tabBarAppearance key="standardAppearance"><color key="backgroundColor" \
      systemColor="systemRedColor"/></tabBarAppearance></tabBar>
      """)
    #expect(bar.items?.first?.titlePositionAdjustment == UIOffset(horizontal: 2, vertical: -4))
    #expect(bar.standardAppearance.backgroundColor == .systemRed)
    #expect(bar.scrollEdgeAppearance == nil)
    let search: UISearchBar = try view(
      """
      <searchBar selectedScopeButtonIndex="1" showsScopeBar="YES" translucent="NO" id="sea-rc-h01">\(frame)
      <scopeButtonTitles><string>All</string><string>New</string></scopeButtonTitles>
      <offsetWrapper key="searchTextPositionAdjustment" horizontal="5" vertical="0.0"/></searchBar>
      """)
    #expect(search.selectedScopeButtonIndex == 1 && !search.isTranslucent)
    #expect(search.searchTextPositionAdjustment == UIOffset(horizontal: 5, vertical: 0))
  }

  @Test func effects() throws {
    let view: UIVisualEffectView = try view(
      """
      <visualEffectView id="eff-ec-t01">\(frame)
      <vibrancyEffect style="label"><blurEffect style="dark"/></vibrancyEffect></visualEffectView>
      """)
    #expect(view.effect is UIVibrancyEffect)
  }

  @Test func controllers() throws {
    let folder = try storyboardFolder(
      scene(
        """
        <splitViewController id="ini-ti-al0" minimumPrimaryColumnWidth="200" \
        maximumPrimaryColumnWidth="400" primaryEdge="trailing" preferredSplitBehavior="tile" \
        presentsWithGesture="NO"/>
        """))
    let split = try #require(
      folder.storyboard().instantiateInitialViewController() as? UISplitViewController)
    #expect(split.minimumPrimaryColumnWidth == 200 && split.maximumPrimaryColumnWidth == 400)
    #expect(split.primaryEdge == .trailing && split.preferredSplitBehavior == .tile)
    #expect(!split.presentsWithGesture)
    let other = try storyboardFolder(
      viewScene(
        attributes: #"providesPresentationContextTransitionStyle="YES""#,
        extra: """
          <navigationItem key="navigationItem" backButtonDisplayMode="minimal" \
          hidesSearchBarWhenScrolling="NO" id="nav-it-em1"/>
          <size key="contentSizeForViewInPopover" width="320" height="200"/>
          """))
    let screen = try #require(other.storyboard().instantiateInitialViewController())
    #expect(screen.providesPresentationContextTransitionStyle)
    #expect(screen.navigationItem.backButtonDisplayMode == .minimal)
    #expect(!screen.navigationItem.hidesSearchBarWhenScrolling)
    #expect(screen.preferredContentSize == CGSize(width: 320, height: 200))
  }

  @Test func containersInXibsHoldTheirControllers() throws {
    let folder = try InterfaceFolder([
      "Window.xib": xibFile(
        """
        <tabBarController id="tab-s0-001"><tabBar key="tabBar" id="tab-ba-r01"/><viewControllers>
        <navigationController id="nav-i0-001"><navigationBar key="navigationBar" id="nav-ba-r01"/>
        <viewControllers><viewController title="Feed" id="con-tr-o01"/></viewControllers>
        </navigationController><viewController title="Settings" id="con-tr-o02"/></viewControllers>
        </tabBarController>
        """)
    ])
    let made = folder.nib("Window").instantiate(withOwner: nil).first as? UITabBarController
    let tabs = try #require(made?.viewControllers)
    #expect(tabs.count == 2 && tabs.last?.title == "Settings")
    #expect((tabs.first as? UINavigationController)?.topViewController?.title == "Feed")
  }

  @Test func colorWells() throws {
    let well: UIColorWell = try view(
      """
      <colorWell title="Ink" supportsAlpha="NO" id="col-or-wel">\(frame)
      <color key="selectedColor" systemColor="systemRedColor"/></colorWell>
      """)
    #expect(well.title == "Ink" && !well.supportsAlpha && well.selectedColor == .systemRed)
  }

  @Test func onlyInterfaceBuilderPreparesViewsForItself() throws {
    let view: PreviewedView = try view(
      #"<view id="vie-w0-001" customClass="PreviewedView" customModule="UIKitTests">\#(frame)</view>"#
    )
    #expect(view.isAwake && !view.isPrepared)
  }

  @Test func outletsThatFewFilesHave() throws {
    let folder = try storyboardFolder(
      viewScene(
        """
        <tabBar id="tab-ba-r01">\(frame)<items><tabBarItem title="Home" id="ite-m0-001"/>
        <tabBarItem title="More" id="ite-m0-002"/></items>
        <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="color" \
        keyPath="unselectedItemTintColor"><color key="value" systemColor="systemRedColor"/>
        </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
        <connections><outlet property="selectedItem" destination="ite-m0-002" id="out-le-t01"/>
        </connections></tabBar>
        <view id="vie-w0-001">\(frame)<connections>
        <outletCollection property="accessibilityElements" destination="lab-el-002" id="out-le-t02"/>
        <outletCollection property="accessibilityElements" destination="lab-el-001" id="out-le-t03"/>
        </connections></view>
        <label tag="1" id="lab-el-001">\(frame)</label><label tag="2" id="lab-el-002">\(frame)</label>
        """))
    var made: UIView?
    #expect(issues { made = folder.storyboard().initialView() } == [])
    let root = try #require(made)
    let bar = try #require(root.subviews.first as? UITabBar)
    #expect(bar.selectedItem?.title == "More" && bar.unselectedItemTintColor == .systemRed)
    let order = root.subviews[1].accessibilityElements?.compactMap { ($0 as? UIView)?.tag }
    #expect(order == [2, 1])
  }
}

@IBDesignable
final class PreviewedView: UIView {
  private(set) var isAwake = false
  private(set) var isPrepared = false

  override func awakeFromNib() {
    super.awakeFromNib()
    isAwake = true
  }

  override func prepareForInterfaceBuilder() {
    super.prepareForInterfaceBuilder()
    isPrepared = true
  }
}
