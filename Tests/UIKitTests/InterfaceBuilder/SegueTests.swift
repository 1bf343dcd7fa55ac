import Foundation
import Testing

@testable import UIKit

@MainActor
struct SegueTests {
  private let detail = scene(
    """
    <viewController id="det-ai-l01" title="Detail" customClass="DetailScreen" \
    customModule="UIKitTests"><view key="view" id="det-vi-ew1">
    <rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
    <button id="don-e0-001"><rect key="frame" x="0" y="0" width="50" height="50"/><connections>
    <segue destination="exi-t0-001" kind="unwind" identifier="done" unwindAction="backToStart:" \
    id="unw-in-d01"/></connections></button></subviews></view></viewController>
    """, beside: #"<exit id="exi-t0-001" userLabel="Exit" sceneMemberID="exit"/>"#)

  /// The first screen, with segues of its own and those of a button.
  private func screen(
    own: String = "", button: String = "", subviews: String = "", inNavigation: Bool = false
  ) throws -> LoginScreen {
    let folder = try storyboardFolder(
      viewScene(
        """
        <button tag="5" id="but-to-n01"><rect key="frame" x="0" y="0" width="50" height="50"/>
        <connections>\(button)</connections></button>\(subviews)
        """, attributes: #"customClass="LoginScreen" customModule="UIKitTests""#, connections: own),
      detail)
    let made = folder.storyboard().instantiateInitialViewController()
    return try #require(made as? LoginScreen)
  }

  private func segue(_ kind: String, _ identifier: String, _ more: String = "") -> String {
    """
    <segue destination="det-ai-l01" kind="\(kind)" identifier="\(identifier)" \(more) \
    id="seg-\(identifier)"/>
    """
  }

  @Test func aButtonShowsTheNextScreen() throws {
    let screen = try screen(button: segue("show", "next", #"animates="NO""#))
    let navigation = UINavigationController(rootViewController: screen)
    let window = show(navigation)
    defer { window.isHidden = true }
    let button = try #require(screen.view.viewWithTag(5) as? UIButton)
    screen.log = []
    var prepared: UIStoryboardSegue?
    screen.onPrepare = { prepared = $0 }
    button.sendActions(for: .touchUpInside)
    #expect(screen.log == ["should next", "prepare next"])
    #expect(prepared?.source === screen)
    #expect(navigation.topViewController === prepared?.destination)
    #expect(navigation.topViewController is DetailScreen)
    screen.allows = false
    screen.log = []
    navigation.popToRootViewController(animated: false)
    button.sendActions(for: .touchUpInside)
    #expect(screen.log == ["should next"])
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func controllersPerformSeguesByIdentifier() throws {
    let screen = try screen(
      own: segue("presentation", "modal", #"modalPresentationStyle="fullScreen" animates="NO""#))
    let window = show(screen)
    defer { window.isHidden = true }
    screen.log = []
    screen.performSegue(withIdentifier: "modal", sender: nil)
    settle()
    #expect(screen.log == ["prepare modal"])
    #expect(screen.presentedViewController is DetailScreen)
    #expect(screen.presentedViewController?.modalPresentationStyle == .fullScreen)
  }

  @Test func aTestReadsTheIdentifiersOfSegues() throws {
    let screen = try screen(own: segue("show", "next"), button: segue("show", "other"))
    let templates = screen.value(forKey: "storyboardSegueTemplates") as? [NSObject]
    let identifiers = templates?.compactMap { $0.value(forKey: "identifier") as? String } ?? []
    #expect(identifiers.sorted() == ["next", "other"])
    #expect(!screen.isViewLoaded)
    #expect(UIViewController().value(forKey: "storyboardSegueTemplates") == nil)
  }

  @Test func aTestReadsTheIdentifierOfTheSegueThatAButtonStarts() throws {
    let screen = try screen(button: segue("show", "other"))
    let button = try #require(screen.view.viewWithTag(5) as? UIButton)
    let target = try #require(button.allTargets.first?.base as? NSObject)
    #expect(target.value(forKey: "identifier") as? String == "other")
    #expect(
      button.actions(forTarget: target, forControlEvent: .touchUpInside) == ["perform:"])
  }

  @Test func pushNeedsANavigationController() throws {
    let screen = try screen(own: segue("push", "old"))
    let window = show(screen)
    defer { window.isHidden = true }
    let found = issues { screen.performSegue(withIdentifier: "old", sender: nil) }
    #expect(found.first?.contains("Push segues can only be used") == true)
  }

  @Test func popoversPointAtTheirAnchor() throws {
    let screen = try screen(
      button: """
        <segue destination="det-ai-l01" kind="popoverPresentation" identifier="pop" \
        popoverAnchorView="but-to-n01" id="seg-pop"><popoverArrowDirection \
        key="popoverPermittedArrowDirection" up="YES"/></segue>
        """)
    let window = show(screen)
    defer { window.isHidden = true }
    var popover: UIPopoverPresentationController?
    screen.onPrepare = { popover = $0.destination.popoverPresentationController }
    screen.performSegue(withIdentifier: "pop", sender: nil)
    #expect(popover?.sourceView === screen.view.viewWithTag(5))
    #expect(popover?.permittedArrowDirections == .up)
  }

  @Test func containersEmbedWhileTheViewLoads() throws {
    let screen = try screen(
      subviews: """
        <containerView opaque="NO" contentMode="scaleToFill" tag="6" id="con-ta-in1">
        <rect key="frame" x="0" y="100" width="200" height="120"/><connections>
        \(segue("embed", "embed"))</connections></containerView>
        """)
    screen.loadViewIfNeeded()
    #expect(screen.log.suffix(3) == ["should embed", "prepare embed", "viewDidLoad "])
    let child = try #require(screen.child)
    #expect(screen.children == [child])
    #expect(child.view.superview === screen.view.viewWithTag(6))
    #expect(child.view.frame.size == CGSize(width: 200, height: 120))
  }

  @Test func seguesOfTheAppsClassAreMade() throws {
    let screen = try screen(
      own: segue("custom", "fade", #"customClass="FadeSegue" customModule="UIKitTests""#))
    var prepared: UIStoryboardSegue?
    screen.onPrepare = { prepared = $0 }
    screen.performSegue(withIdentifier: "fade", sender: nil)
    #expect(prepared is FadeSegue)
    #expect(prepared?.identifier == "fade")
    #expect(screen.children.first is DetailScreen)
  }

  @Test func segueActionsMakeTheDestination() throws {
    let screen = try screen(
      own: segue("presentation", "made", #"destinationCreationSelector="makeDetail:sender:""#))
    var destination: DetailScreen?
    screen.onPrepare = { destination = $0.destination as? DetailScreen }
    let window = show(screen)
    defer { window.isHidden = true }
    screen.performSegue(withIdentifier: "made", sender: nil)
    #expect(destination?.note == "made by the source")
    #expect(destination?.title == "Detail")
    #expect(destination?.view.subviews.count == 1)
  }

  @Test func unwindingPopsBackAndTellsTheScreen() throws {
    let screen = try screen(own: segue("show", "next", #"animates="NO""#))
    let navigation = UINavigationController(rootViewController: screen)
    let window = show(navigation)
    defer { window.isHidden = true }
    screen.performSegue(withIdentifier: "next", sender: nil)
    let detail = try #require(navigation.topViewController as? DetailScreen)
    screen.log = []
    let button = try #require(detail.view.subviews.first as? UIButton)
    UIView.performWithoutAnimation { button.sendActions(for: .touchUpInside) }
    pass(1)
    #expect(detail.log == ["prepare done"])
    #expect(screen.log == ["back from DetailScreen"])
    #expect(navigation.viewControllers == [screen])
  }

  @Test func unwindingDismissesWhatIsPresented() throws {
    let screen = try screen(own: segue("presentation", "modal", #"animates="NO""#))
    let window = show(screen)
    defer { window.isHidden = true }
    screen.performSegue(withIdentifier: "modal", sender: nil)
    settle()
    let detail = try #require(screen.presentedViewController as? DetailScreen)
    detail.performSegue(withIdentifier: "done", sender: nil)
    pass(1)
    #expect(screen.log.last == "back from DetailScreen")
    #expect(screen.presentedViewController == nil)
  }

  @Test func aSegueThatDoesNotExistIsToldWithTheKnownOnes() throws {
    let screen = try screen(own: segue("show", "detail"))
    let found = issues { screen.performSegue(withIdentifier: "detial", sender: nil) }
    #expect(
      found == [
        """
        Receiver (LoginScreen) has no segue with identifier 'detial'. Did you mean "detail"? \
        Known: "detail".
        """
      ])
  }
}
