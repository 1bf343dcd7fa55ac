import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor
struct UINibTests {
  private let cell = xibFile(
    """
    <tableViewCell reuseIdentifier="row" id="cel-l0-001" customClass="LoginCell" \
    customModule="UIKitTests"><rect key="frame" x="0" y="0" width="320" height="44"/>
    <tableViewCellContentView key="contentView" id="con-te-nt1">
    <rect key="frame" x="0" y="0" width="320" height="44"/><subviews><label id="lab-el-001">
    <rect key="frame" x="0" y="0" width="100" height="20"/></label></subviews>
    </tableViewCellContentView><connections>
    <outlet property="caption" destination="lab-el-001" id="out-le-t01"/></connections>
    </tableViewCell>
    """)

  private let profile = xibFile(
    """
    <view contentMode="scaleToFill" id="roo-tv-iew"><rect key="frame" x="0" y="0" width="375" \
    height="667"/><subviews><label text="Mia" id="lab-el-001">
    <rect key="frame" x="0" y="0" width="100" height="20"/></label></subviews></view>
    """,
    owner: """
      <outlet property="view" destination="roo-tv-iew" id="out-le-t01"/>
      <outlet property="nameLabel" destination="lab-el-001" id="out-le-t02"/>
      """)

  @Test func objectsComeInTheOrderOfTheFile() throws {
    let folder = try InterfaceFolder([
      "Things.xib": xibFile(
        """
        <view tag="1" id="vie-w0-001"><rect key="frame" x="0" y="0" width="9" height="9"/></view>
        <customObject id="obj-ec-t01" customClass="LoginHelper" customModule="UIKitTests"/>
        <tapGestureRecognizer id="tap-00-001"/>
        """)
    ])
    let objects = folder.nib("Things").instantiate(withOwner: nil)
    #expect(objects.count == 3)
    #expect((objects.first as? UIView)?.tag == 1)
    #expect(objects[1] is LoginHelper && objects[2] is UITapGestureRecognizer)
    let again = folder.bundle.loadNibNamed("Things", owner: nil)
    #expect(again?.count == 3 && again?.first as? UIView !== objects.first as? UIView)
  }

  @Test func cellsOfAXibAreDequeued() throws {
    let folder = try InterfaceFolder(["Row.xib": cell])
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    table.register(folder.nib("Row"), forCellReuseIdentifier: "row")
    let made = table.dequeueReusableCell(withIdentifier: "row") as? LoginCell
    #expect(made?.caption != nil && made?.reuseIdentifier == "row")
    let broken = try InterfaceFolder(["Row.xib": xibFile(#"<view id="vie-w0-001"/>"#)])
    table.register(broken.nib("Row"), forCellReuseIdentifier: "other")
    let found = issues { _ = table.dequeueReusableCell(withIdentifier: "other") }
    #expect(found.first?.contains("invalid nib registered for identifier (other)") == true)
  }

  @Test func controllersFindTheirXib() throws {
    let folder = try InterfaceFolder(["ProfileView.xib": profile, "Other.xib": profile])
    let byClass = ProfileViewController(nibName: nil, bundle: folder.bundle)
    #expect(byClass.nameLabel == nil)
    #expect(byClass.view.bounds.width == 375 && byClass.nameLabel.text == "Mia")
    let byName = ProfileViewController(nibName: "Other", bundle: folder.bundle)
    byName.loadViewIfNeeded()
    #expect(byName.nameLabel.text == "Mia")
  }

  @Test func placeholdersStandForObjectsOfTheApp() throws {
    let folder = try InterfaceFolder([
      "External.xib": xibFile(
        """
        <placeholder placeholderIdentifier="helper" id="ext-er-na1" customClass="LoginHelper"/>
        <customObject id="obj-ec-t01" customClass="LoginScreen" customModule="UIKitTests">
        <connections><outlet property="helper" destination="ext-er-na1" id="out-le-t01"/>
        </connections></customObject>
        """)
    ])
    let helper = LoginHelper()
    let objects = folder.nib("External").instantiate(
      withOwner: nil, options: [.externalObjects: ["helper": helper]])
    #expect((objects.first as? LoginScreen)?.helper === helper)
  }

  @Test func aMissingFileAndAMissingViewAreTold() throws {
    let folder = try InterfaceFolder([
      "Profile.xib": xibFile(#"<view id="roo-tv-iew"/>"#)
    ])
    let missing = issues {
      _ = ProfileViewController(nibName: "Profil", bundle: folder.bundle).view
    }
    #expect(
      missing.first?.hasSuffix(#"with name 'Profil'. Did you mean "Profile"? Known: "Profile"."#)
        == true)
    let unset = issues { _ = ProfileViewController(nibName: "Profile", bundle: folder.bundle).view }
    #expect(
      unset.first?.contains(#"loaded the "Profile" nib but the view outlet was not set"#) == true)
  }
}
