import Device
import Foundation
import Testing

@testable import UIKit

@MainActor
struct InterfaceStringsTests {
  private func inLanguage<Result>(_ identifier: String, _ work: () throws -> Result) rethrows
    -> Result
  {
    try DeviceLocale.during(Locale(identifier: identifier), work)
  }

  private let file = storyboardFile([
    viewScene(
      """
      <label text="Welcome" id="lab-el-001"/>
      <button id="but-to-n01"><state key="normal" title="Log in"/></button>
      <textField placeholder="Name" id="fie-ld-001"/>
      <segmentedControl id="seg-me-nts"><segments><segment title="A"/><segment title="B"/></segments>
      </segmentedControl>
      <label id="lab-el-002"><string key="text">Two
      lines</string></label>
      """, attributes: #"title="Start""#)
  ])

  @Test func wordsComeFromTheLanguageOfTheDevice() throws {
    let folder = try InterfaceFolder([
      "Base.lproj/Main.storyboard": file,
      "de.lproj/Main.strings": """
      /* Class = "UILabel"; text = "Welcome"; ObjectID = "lab-el-001"; */
      "lab-el-001.text" = "Willkommen";
      "but-to-n01.normalTitle" = "Anmelden";
      "fie-ld-001.placeholder" = "Name?";
      "seg-me-nts.segmentTitles[1]" = "Zwei";
      "lab-el-002.text" = "Eine Zeile";
      "ini-ti-al0.title" = "Anfang";
      """,
    ])
    let german = inLanguage("de_DE") { folder.storyboard().instantiateInitialViewController() }
    let views = try #require(german?.view.subviews)
    #expect(german?.title == "Anfang")
    #expect((views[0] as? UILabel)?.text == "Willkommen")
    #expect((views[1] as? UIButton)?.title(for: .normal) == "Anmelden")
    #expect((views[2] as? UITextField)?.placeholder == "Name?")
    #expect((views[3] as? UISegmentedControl)?.titleForSegment(at: 1) == "Zwei")
    #expect((views[4] as? UILabel)?.text == "Eine Zeile")
    let french = inLanguage("fr_FR") { folder.storyboard().instantiateInitialViewController() }
    #expect((french?.view.subviews.first as? UILabel)?.text == "Welcome")
  }

  @Test func wordsOfConfigurationsAndScopesAreTranslated() throws {
    let folder = try InterfaceFolder([
      "Base.lproj/Main.storyboard": storyboardFile([
        viewScene(
          """
          <button id="but-to-n01"><state key="normal" title="Buy"/>
          <buttonConfiguration key="configuration" style="filled" title="Buy" subtitle="Now"/></button>
          <searchBar id="sea-rc-h01"><scopeButtonTitles><string>All</string><string>New</string>
          </scopeButtonTitles></searchBar>
          """)
      ]),
      "de.lproj/Main.strings": """
      "but-to-n01.configuration.title" = "Kaufen";
      "but-to-n01.configuration.subtitle" = "Jetzt";
      "sea-rc-h01.scopeButtonTitles[1]" = "Neu";
      """,
    ])
    let root = try #require(inLanguage("de_DE") { folder.storyboard().initialView() })
    let configuration = (root.subviews[0] as? UIButton)?.configuration
    #expect(configuration?.title == "Kaufen" && configuration?.subtitle == "Jetzt")
    #expect((root.subviews[1] as? UISearchBar)?.scopeButtonTitles == ["All", "Neu"])
  }

  @Test func aFileOfALanguageTakesThePlaceOfTheBase() throws {
    let german = file.replacingOccurrences(of: "Welcome", with: "Hallo")
    let folder = try InterfaceFolder([
      "Base.lproj/Main.storyboard": file, "pt.lproj/Main.storyboard": german,
    ])
    let made = inLanguage("pt_BR") { folder.storyboard().initialView() }
    #expect((made?.subviews.first as? UILabel)?.text == "Hallo")
  }

  @Test func filesForTheDeviceComeFirst() throws {
    let phone = file.replacingOccurrences(of: "Welcome", with: "On a phone")
    let folder = try InterfaceFolder([
      "Main.storyboard": file, "Main~iphone.storyboard": phone, "Main~ipad.storyboard": file,
    ])
    #expect((folder.storyboard().initialView()?.subviews.first as? UILabel)?.text == "On a phone")
  }
}
