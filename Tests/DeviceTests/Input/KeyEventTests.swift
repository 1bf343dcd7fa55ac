import Device
import Foundation
import Testing

struct KeyEventTests {
  @Test func modifiersHaveTheValuesOfXCTest() {
    #expect(KeyEvent.Modifiers.shift.rawValue == 2)
    #expect(KeyEvent.Modifiers.command.rawValue == 16)
    #expect([KeyEvent.Modifiers.control, .option].map(\.rawValue) == [4, 8])
  }

  @Test func keysSurviveTheWire() throws {
    let key = KeyEvent(key: "é", modifiers: [.command, .shift])
    let data = try JSONEncoder().encode(key)
    #expect(try JSONDecoder().decode(KeyEvent.self, from: data) == key)
  }
}
