import Foundation
import Testing

@testable import UIKit

@MainActor
struct UIStoryboardTests {
  private let login = """
    <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="Welcome" id="tit-le-lab">
    <rect key="frame" x="20" y="80" width="200" height="21"/>
    <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="17"/>
    </label>
    <textField opaque="NO" contentMode="scaleToFill" placeholder="Name" id="nam-ef-iel">
    <rect key="frame" x="20" y="120" width="200" height="34"/></textField>
    <button opaque="NO" contentMode="scaleToFill" buttonType="system" id="but-to-n01">
    <rect key="frame" x="20" y="160" width="80" height="30"/>
    <state key="normal" title="Log in"/>
    <connections>
    <action selector="logIn:" destination="ini-ti-al0" eventType="touchUpInside" id="act-io-n01"/>
    </connections></button>
    <button opaque="NO" contentMode="scaleToFill" id="but-to-n02">
    <rect key="frame" x="20" y="200" width="80" height="30"/><state key="normal" title="Cancel"/>
    <connections>
    <action selector="cancel" destination="ini-ti-al0" eventType="touchUpInside" id="act-io-n02"/>
    </connections></button>
    """
  private let outlets = """
    <outlet property="titleLabel" destination="tit-le-lab" id="out-le-t01"/>
    <outlet property="nameField" destination="nam-ef-iel" id="out-le-t02"/>
    <outletCollection property="buttons" destination="but-to-n02" id="out-le-t03"/>
    <outletCollection property="buttons" destination="but-to-n01" id="out-le-t04"/>
    """
  private let isLogin = """
    storyboardIdentifier="login" title="Login" customClass="LoginScreen" customModule="UIKitTests" \
    customModuleProvider="target"
    """

  private func loginFolder() throws -> InterfaceFolder {
    try storyboardFolder(viewScene(login, attributes: isLogin, connections: outlets))
  }

  @Test func theInitialControllerHasItsClassAndNoViewYet() throws {
    let folder = try loginFolder()
    let storyboard = folder.storyboard()
    let screen = try #require(storyboard.instantiateInitialViewController() as? LoginScreen)
    #expect(!screen.isViewLoaded)
    #expect(screen.title == "Login")
    #expect(screen.navigationItem.title == "Login")
    #expect(screen.storyboard === storyboard)
    #expect(screen.nameField == nil)
    #expect(storyboard.instantiateInitialViewController() !== screen)
  }

  @Test func outletsAreThereWhenTheViewHasLoaded() throws {
    let folder = try loginFolder()
    let screen = try #require(
      folder.storyboard().instantiateInitialViewController() as? LoginScreen)
    screen.loadViewIfNeeded()
    #expect(screen.log == ["awake ", "viewDidLoad Welcome"])
    #expect(screen.titleLabel.text == "Welcome")
    #expect(screen.nameField.placeholder == "Name")
    #expect(screen.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(screen.view.subviews.count == 4)
  }

  @Test func theViewHasNotLoadedWhileOutletsAreConnected() throws {
    let folder = try loginFolder()
    let screen = try #require(
      folder.storyboard().instantiateInitialViewController() as? LoginScreen)
    screen.loadViewIfNeeded()
    #expect(screen.wasLoadedForLabel == false)
    #expect(screen.isViewLoaded && screen.viewIfLoaded === screen.view)
  }

  @Test func collectionsHoldTheirMembersInTheOrderOfTheFile() throws {
    let folder = try loginFolder()
    let screen = try #require(
      folder.storyboard().instantiateInitialViewController() as? LoginScreen)
    screen.loadViewIfNeeded()
    #expect(screen.buttons.map(\.currentTitle) == ["Cancel", "Log in"])
  }

  @Test func actionsReachTheController() throws {
    let folder = try loginFolder()
    let screen = try #require(
      folder.storyboard().instantiateInitialViewController() as? LoginScreen)
    screen.loadViewIfNeeded()
    screen.log = []
    for button in screen.buttons { button.sendActions(for: .touchUpInside) }
    #expect(screen.log == ["cancel", "logIn Log in"])
    #expect(
      screen.buttons[1].actions(forTarget: screen, forControlEvent: .touchUpInside) == ["logIn:"])
  }

  @Test func identifiersFindScenes() throws {
    let folder = try loginFolder()
    let plain = folder.storyboard().instantiateViewController(withIdentifier: "login")
    #expect(plain is LoginScreen)
    let typed: LoginScreen = folder.storyboard().instantiateViewController(identifier: "login")
    #expect(typed.title == "Login")
  }

  @Test func creatorsCallInitialisersOfTheApp() throws {
    let folder = try storyboardFolder(
      viewScene(
        login,
        attributes: """
          storyboardIdentifier="detail" customClass="DetailScreen" customModule="UIKitTests"
          """))
    let storyboard = folder.storyboard()
    let made = storyboard.instantiateViewController(identifier: "detail") {
      DetailScreen(coder: $0, note: "by hand")
    }
    #expect(made.note == "by hand")
    #expect(made.storyboard === storyboard)
    #expect(made.view.subviews.count == 4)
    let initial = storyboard.instantiateInitialViewController { _ -> DetailScreen? in nil }
    #expect(initial?.note == "plain")
  }

  @Test func runtimeAttributesAreSetBeforeAwaking() throws {
    let folder = try storyboardFolder(
      viewScene(
        """
        <view contentMode="scaleToFill" restorationIdentifier="kept" tag="7" id="bad-ge-vie" \
        customClass="BadgeView" customModule="UIKitTests" customModuleProvider="target">
        <rect key="frame" x="0" y="0" width="50" height="50"/>
        <subviews><view id="inn-er-vie"><rect key="frame" x="0" y="0" width="5" height="5"/></view>
        </subviews>
        <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="radius">
        <real key="value" value="6.5"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="boolean" keyPath="isLoud" value="YES"/>
        <userDefinedRuntimeAttribute type="string" keyPath="caption" value="New"/>
        <userDefinedRuntimeAttribute type="color" keyPath="ink">
        <color key="value" red="1" green="0" blue="0" alpha="1" colorSpace="custom" \
        customColorSpace="sRGB"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
        <integer key="value" value="9"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="string" keyPath="accessibilityIdentifier" value="badge"/>
        </userDefinedRuntimeAttributes>
        </view>
        """, attributes: isLogin,
        extra: """
          <userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="string" keyPath="greeting" value="Hi"/>
          </userDefinedRuntimeAttributes>
          """))
    let screen = try #require(
      folder.storyboard().instantiateInitialViewController() as? LoginScreen)
    #expect(screen.log == ["awake Hi"])
    let badge = try #require(screen.view.subviews.first as? BadgeView)
    #expect(badge.radius == 6.5)
    #expect(badge.isLoud)
    #expect(badge.caption == "New")
    #expect(badge.ink == .red)
    #expect(badge.layer.cornerRadius == 9)
    #expect(badge.accessibilityIdentifier == "badge")
    #expect(badge.subviewsInInit == 1)
    #expect(badge.tagInInit == 7)
    #expect(badge.keyInInit == "kept")
  }

  @Test func objectsBesideTheControllerAreConnectedAndKept() throws {
    let folder = try storyboardFolder(
      viewScene(
        attributes: isLogin,
        connections: """
          <outlet property="helper" destination="hel-pe-r01" id="out-le-t05"/>
          """,
        beside: """
          <customObject id="hel-pe-r01" customClass="LoginHelper" customModule="UIKitTests">
          <connections><outlet property="screen" destination="ini-ti-al0" id="out-le-t06"/>
          </connections></customObject>
          """))
    let screen = try #require(
      folder.storyboard().instantiateInitialViewController() as? LoginScreen)
    screen.loadViewIfNeeded()
    #expect(screen.helper?.screen === screen)
    #expect(screen.helper?.wasAwoken == true)
  }

  @Test func controllersAndTheirViewsAreFreed() throws {
    let folder = try loginFolder()
    weak var freed: LoginScreen?
    weak var view: UIView?
    autoreleasepool {
      let screen = folder.storyboard().instantiateInitialViewController() as? LoginScreen
      screen?.loadViewIfNeeded()
      freed = screen
      view = screen?.view
      #expect(freed != nil)
    }
    #expect(freed == nil)
    #expect(view == nil)
  }

  @Test func gestureRecognizersAreAttached() throws {
    let folder = try storyboardFolder(
      viewScene(
        """
        <imageView userInteractionEnabled="YES" contentMode="scaleAspectFit" id="ima-ge-vie">
        <rect key="frame" x="0" y="0" width="50" height="50"/>
        <connections>
        <outletCollection property="gestureRecognizers" destination="tap-ge-stu" appends="YES" \
        id="out-le-t07"/></connections></imageView>
        """, attributes: isLogin,
        beside: """
          <tapGestureRecognizer numberOfTapsRequired="2" id="tap-ge-stu">
          <connections><action selector="cancel" destination="ini-ti-al0" id="act-io-n03"/>
          </connections></tapGestureRecognizer>
          """))
    let screen = try #require(
      folder.storyboard().instantiateInitialViewController() as? LoginScreen)
    let tap = try #require(
      screen.view.subviews.first?.gestureRecognizers?.first as? UITapGestureRecognizer)
    #expect(tap.numberOfTapsRequired == 2)
    tap.state = .ended
    #expect(screen.log.last == "cancel")
  }

  @Test func actionsToTheFirstResponderHaveNoTarget() throws {
    let folder = try storyboardFolder(
      viewScene(
        """
        <button opaque="NO" id="but-to-n01"><rect key="frame" x="0" y="0" width="9" height="9"/>
        <connections><action selector="cancel" destination="fir-st-res" eventType="touchUpInside" \
        id="act-io-n04"/></connections></button>
        """, attributes: isLogin))
    let screen = try #require(
      folder.storyboard().instantiateInitialViewController() as? LoginScreen)
    let window = show(screen)
    defer { window.isHidden = true }
    let button = try #require(screen.view.subviews.first as? UIButton)
    #expect(button.actions(forTarget: nil, forControlEvent: .touchUpInside) == ["cancel"])
    button.sendActions(for: .touchUpInside)
    #expect(screen.log.last == "cancel")
  }
}
