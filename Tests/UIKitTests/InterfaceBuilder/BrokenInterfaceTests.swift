import Foundation
import Testing

@testable import UIKit

/// Files that say what cannot be, as they come out of merges and renamings.
@MainActor
struct BrokenInterfaceTests {
  private let isLogin = #"customClass="LoginScreen" customModule="UIKitTests""#

  @Test func aMissingOutletIsToldWithItsPlaceAndWhatThereIs() throws {
    let folder = try storyboardFolder(
      viewScene(
        #"<label id="lab-el-001"/>"#, attributes: isLogin,
        connections: #"<outlet property="nameFeild" destination="lab-el-001" id="out-le-t01"/>"#))
    let screen = folder.storyboard().instantiateInitialViewController()
    let found = issues { screen?.loadViewIfNeeded() }
    let text = try #require(found.first)
    #expect(
      text.hasPrefix(
        """
        [<LoginScreen> setValue:forUndefinedKey:]: this class is not key value coding-compliant for \
        the key nameFeild. Did you mean "nameField"?
        """))
    #expect(text.hasSuffix("<outlet> out-le-t01)") && text.contains("Main.storyboard, line "))
    #expect(screen?.isViewLoaded == true && found.count == 1)
  }

  @Test func aMistakeStandsAtItsLineInTheStoryboard() throws {
    let folder = try storyboardFolder(
      viewScene(
        #"<label id="lab-el-001"/>"#, attributes: isLogin,
        connections: #"<outlet property="nameFeild" destination="lab-el-001" id="out-le-t01"/>"#))
    let storyboard = folder.storyboard()
    let path = try #require(storyboard.file?.path)
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.firstIndex { $0.contains("nameFeild") }) + 1
    withKnownIssue {
      storyboard.instantiateInitialViewController()?.loadViewIfNeeded()
    } matching: { issue in
      issue.sourceLocation?.fileName == "Main.storyboard" && issue.sourceLocation?.line == line
    }
  }

  @Test func anUnknownIdentifierStandsAtTheCall() throws {
    let folder = try storyboardFolder(viewScene(""))
    let storyboard = folder.storyboard()
    let line = #line + 2
    withKnownIssue {
      _ = storyboard.instantiateViewController(withIdentifier: "Nobody")
    } matching: { issue in
      issue.sourceLocation?.fileName == "BrokenInterfaceTests.swift"
        && issue.sourceLocation?.line == line
    }
  }

  @Test(arguments: ["navigationController", "tabBarController"])
  func aRelationshipToItselfIsTold(kind: String) throws {
    let name = kind == "tabBarController" ? "viewControllers" : "rootViewController"
    let folder = try storyboardFolder(
      scene(
        """
        <\(kind) id="ini-ti-al0"><connections><segue destination="ini-ti-al0" kind="relationship" \
        relationship="\(name)" id="rel-at-i0n"/></connections></\(kind)>
        """))
    var controller: UIViewController?
    let found = issues { controller = folder.storyboard().instantiateInitialViewController() }
    #expect(controller?.children.isEmpty == true)
    #expect(
      found.first?.hasPrefix("A relationship leads back to a controller that it belongs to.")
        == true && found.count == 1)
  }

  @Test func aContainerThatEmbedsItselfEnds() throws {
    let folder = try storyboardFolder(
      viewScene(
        """
        <containerView id="con-ta-in0"><connections><segue destination="ini-ti-al0" kind="embed" \
        id="emb-ed-001"/></connections></containerView>
        """))
    let found = issues { _ = folder.storyboard().initialView() }
    #expect(found.first?.hasPrefix("A container embeds a controller that holds") == true)
  }

  @Test func bytesThatAreNoTextAreTold() throws {
    let folder = try storyboardFolder(viewScene(""))
    let file = folder.bundle.bundleURL.appendingPathComponent("Main.storyboard")
    try (Data("<svg ".utf8) + Data([0xC3, 0x28, 0x3D, 0xFF])).write(to: file)
    let found = issues { _ = folder.storyboard().instantiateInitialViewController() }
    #expect(found.first?.contains("the file is no text in UTF-8") == true)
  }

  @Test func anOutletOfAnotherTypeIsTold() throws {
    let folder = try storyboardFolder(
      viewScene(
        #"<label id="lab-el-001"/>"#, attributes: isLogin,
        connections: #"<outlet property="nameField" destination="lab-el-001" id="out-le-t01"/>"#))
    let found = issues { _ = folder.storyboard().initialView() }
    #expect(found.first?.contains("The outlet nameField of LoginScreen takes") == true)
    #expect(found.first?.contains("not UILabel") == true)
  }

  @Test func anUnknownClassFallsBackOnThatOfTheElement() throws {
    let folder = try storyboardFolder(
      viewScene(#"<label text="Hi" id="lab-el-001" customClass="GoneLabel" customModule="Gone"/>"#))
    var view: UIView?
    let found = issues { view = folder.storyboard().initialView() }
    #expect((view?.subviews.first as? UILabel)?.text == "Hi")
    #expect(
      found.first?.hasPrefix(
        "Unknown class GoneLabel in module Gone in Interface Builder file. UILabel is used instead."
      )
        == true)
  }

  /// Foundation takes such names as formats.
  @Test func aClassWithPercentSignsIsUnknown() throws {
    let folder = try storyboardFolder(
      viewScene(##"<label text="Hi" id="lab-el-001" customClass="%n%#@a@%@"/>"##))
    var view: UIView?
    let found = issues { view = folder.storyboard().initialView() }
    #expect((view?.subviews.first as? UILabel)?.text == "Hi")
    #expect(found.first?.hasPrefix("Unknown class %n%#@a@%@ in Interface Builder file.") == true)
  }

  @Test func anEndlessNameOfAnOutletIsTold() throws {
    let name = String(repeating: "name", count: 20_000)
    let folder = try storyboardFolder(
      viewScene(
        #"<label id="lab-el-001"/>"#, attributes: isLogin,
        connections: #"<outlet property="\#(name)" destination="lab-el-001" id="out-le-t01"/>"#))
    let found = issues { _ = folder.storyboard().initialView() }
    #expect(found.first?.contains("Known: ") == true)
    #expect(found.first?.contains("Did you mean") == false)
  }

  @Test func classesAreFoundByTheirObjectiveCNameAndInOtherModules() throws {
    let folder = try storyboardFolder(
      viewScene(
        """
        <view id="vie-w0-001" customClass="Badge"/>
        <view id="vie-w0-002" customClass="BadgeView" customModule="MovedAway"/>
        """))
    let view = folder.storyboard().initialView()
    #expect(view?.subviews.allSatisfy { $0 is BadgeView } == true)
  }

  @Test func unknownElementsAreNamedOnceAndTheRestGoesOn() throws {
    let folder = try storyboardFolder(
      viewScene(
        """
        <holoView id="hol-o0-001"><rect key="frame" x="0" y="0" width="9" height="9"/></holoView>
        <holoView id="hol-o0-002"/><label text="Hi" id="lab-el-001"/>
        """))
    var view: UIView?
    let found = issues { view = folder.storyboard().initialView() }
    #expect(view?.subviews.count == 3)
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("<holoView> is not known here") == true)
  }

  @Test func mergeMarkersAreToldWithTheirLine() throws {
    let scene = viewScene(#"<label id="lab-el-001"/>"#).replacingOccurrences(
      of: #"<label id="lab-el-001"/>"#, with: "\n<<<<<<< HEAD\n=======\n>>>>>>> other")
    let file = storyboardFile([scene])
    let line = file.split(separator: "\n", omittingEmptySubsequences: false).firstIndex {
      $0.hasPrefix("<<<<<<<")
    }
    let folder = try InterfaceFolder(["Main.storyboard": file])
    let found = issues { _ = folder.storyboard().instantiateInitialViewController() }
    #expect(found.first?.hasPrefix("Main.storyboard cannot be read: ") == true)
    #expect(found.first?.contains("line \((line ?? 0) + 1))") == true)
  }

  @Test func damagedAndCompiledFilesAreTold() throws {
    let folder = try InterfaceFolder([
      "Cut.storyboard": String(storyboardFile([viewScene()]).dropLast(60)), "Empty.xib": "",
      "Compiled.xib": "bplist00 and so on",
    ])
    let cut = issues { _ = folder.storyboard("Cut").instantiateInitialViewController() }
    #expect(cut.first?.hasPrefix("Cut.storyboard cannot be read: ") == true)
    let empty = issues { #expect(folder.nib("Empty").instantiate(withOwner: nil).isEmpty) }
    #expect(empty.first?.hasPrefix("Empty.xib cannot be read: ") == true)
    let compiled = issues { _ = folder.nib("Compiled").instantiate(withOwner: nil) }
    #expect(compiled.first?.contains("it is compiled") == true)
  }

  @Test func filesOfTheOldFormatAreTold() throws {
    let folder = try InterfaceFolder([
      "Old.xib":
        #"<archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="7.10"><data/></archive>"#
    ])
    let old = issues { #expect(folder.nib("Old").instantiate(withOwner: nil).isEmpty) }
    #expect(
      old.first?.hasPrefix(
        "Old.xib cannot be read: it has the format of Xcode 4 and before; Xcode saves it anew when it is opened ("
      )
        == true)
  }

  @Test func missingStoryboardsAndIdentifiersAreToldWithCandidates() throws {
    let folder = try storyboardFolder(viewScene(attributes: #"storyboardIdentifier="detail""#))
    let name = issues { _ = folder.storyboard("Mian") }
    #expect(name.first?.hasPrefix("Could not find a storyboard named 'Mian' in bundle ") == true)
    #expect(name.first?.hasSuffix(#"Did you mean "Main"? Known: "Main"."#) == true)
    var made: UIViewController?
    let identifier = issues {
      made = folder.storyboard().instantiateViewController(withIdentifier: "detials")
    }
    #expect(made != nil)
    #expect(
      identifier == [
        """
        Storyboard 'Main' doesn't contain a view controller with identifier 'detials'. Did you mean \
        "detail"? Known: "detail". (Main.storyboard)
        """
      ])
    let type = issues {
      let _: LoginScreen = folder.storyboard().instantiateViewController(identifier: "detail")
    }
    #expect(type.first?.contains("'detail' is a UIViewController, no LoginScreen") == true)
  }

  @Test func aSelectorThatNobodyHasFailsWhenItIsSent() throws {
    let folder = try storyboardFolder(
      viewScene(
        """
        <button id="but-to-n01"><connections><action selector="logOn:" destination="ini-ti-al0" \
        eventType="touchUpInside" id="act-io-n01"/></connections></button>
        """, attributes: isLogin))
    var button: UIButton?
    let loading = issues { button = folder.storyboard().initialView()?.subviews.first as? UIButton }
    #expect(loading.isEmpty)
    let screen = try #require(
      folder.storyboard().instantiateInitialViewController() as? LoginScreen)
    button = screen.view.subviews.first as? UIButton
    let sending = issues { button?.sendActions(for: .touchUpInside) }
    #expect(sending.first?.contains("logOn:") == true)
    #expect(sending.first?.contains("logIn:") == true)
  }

  @Test func runtimeAttributesThatDoNotFitAreLogged() throws {
    let folder = try storyboardFolder(
      viewScene(
        """
        <view id="vie-w0-001" customClass="BadgeView" customModule="UIKitTests">
        <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="captoin" value="x"/>
        </userDefinedRuntimeAttributes></view>
        """))
    let found = issues { _ = folder.storyboard().initialView() }
    #expect(
      found.first?.hasPrefix(
        "Failed to set (captoin) user defined inspected property on (BadgeView)")
        == true)
    #expect(found.first?.contains(#"Did you mean "caption"?"#) == true)
  }
}
