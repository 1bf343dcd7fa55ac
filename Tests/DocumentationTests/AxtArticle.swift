// The code of Sources/Axt/Axt.docc. Scripts/check-documents compares them.

// begin snippet
import Axt
import SwiftUI
import XCTest

struct Sound: View {
  @State private var isOn = false

  var body: some View {
    VStack {
      Toggle("Sound", isOn: $isOn).testId("sound", type: .toggle)
      if isOn {
        Text("Loud").testId("volume", type: .text)
      }
    }
  }
}

@MainActor
final class SoundTests: XCTestCase {
  func testTheVolumeIsShownWhileSoundIsOn() async throws {
    let test = await AxtTest.host(Sound())
    let sound = try XCTUnwrap(test.find(id: "sound"))
    XCTAssertNil(test.find(id: "volume"))

    await sound.performAction()

    let volume = try await test.waitForElement(id: "volume", timeout: 1)
    XCTAssertEqual(sound.value as? Bool, true)
    XCTAssertEqual(volume.label, "Loud")
  }
}
// end snippet
