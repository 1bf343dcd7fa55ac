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
}
