import Device
import Foundation
import Testing

@testable import UIKit

/// The system's own words follow the device's language.
@MainActor
@Suite struct SystemWordUseTests {
  private func inGerman(_ body: () -> Void) {
    DeviceLocale.during(Locale(identifier: "de_DE"), body)
  }

  @Test func barButtonsAreInTheDevicesLanguage() {
    inGerman {
      let controller = UIViewController()
      #expect(controller.editButtonItem.title == "Bearbeiten")
      controller.setEditing(true, animated: false)
      #expect(controller.editButtonItem.title == "Fertig")
      #expect(UIBarButtonItem.SystemItem.cancel.title == "Abbrechen")
    }
    #expect(UIViewController().editButtonItem.title == "Edit")
  }

  @Test func tabsOfTheSystemAreInTheDevicesLanguage() {
    inGerman {
      #expect(UISearchTab().title == "Suchen")
      #expect(UITabBarItem(tabBarSystemItem: .favorites, tag: 0).title == "Favoriten")
      #expect(UITabBarItem(tabBarSystemItem: .topRated, tag: 0).title == "Top Rated")
    }
    #expect(UISearchTab().title == "Search")
  }

  @Test func symbolsInBarsAreSpokenInTheDevicesLanguage() {
    inGerman {
      #expect(UIBarButtonItem.SystemItem.add.spokenName == "Hinzufügen")
      #expect(UIBarButtonItem.SystemItem.action.spokenName == "Teilen")
      #expect(UIBarButtonItem.SystemItem.close.spokenName == "Schließen")
      #expect(UIBarButtonItem.SystemItem.trash.spokenName == "Löschen")
    }
    #expect(UIBarButtonItem.SystemItem.add.spokenName == "Add")
  }

  @Test func keysHaveTheirNamesInEnglishAndTheirWordsInTheLanguage() {
    inGerman {
      let search = KeyboardKey.submit(.search)
      #expect(search.identifier == "Search")
      #expect(search.label == "Suchen")
      #expect(KeyboardKey.submit(.done).cap == "Fertig")
      #expect(KeyboardKey.submit(.route).cap == "route")
      #expect(KeyboardKey.space.label == "Leerzeichen")
      #expect(KeyboardKey.space.identifier == "space")
    }
    #expect(KeyboardKey.submit(.search).label == "search")
    #expect(KeyboardKey.submit(.default).label == "return")
    #expect(KeyboardKey.delete.label == "delete")
  }

  @Test func aSheetToShareWithIsInTheDevicesLanguage() {
    inGerman {
      let root = UIViewController()
      let window = show(root)
      defer { window.isHidden = true }
      let sheet = UIActivityViewController(activityItems: ["Text"], applicationActivities: nil)
      root.present(sheet, animated: false)
      settle()
      #expect(element(.button, "Schließen") != nil)
      #expect(element(.cell, "Kopieren") != nil)
    }
  }
}
