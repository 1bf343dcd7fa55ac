import Device
import Foundation

extension AutomationEvent: WireCodable {
  func write(to wire: inout WireWriter) {
    switch self {
    case .touches(let sequence):
      wire.write(kind: 0)
      sequence.write(to: &wire)
    case .typeText(let text):
      wire.write(kind: 1)
      wire.write(text)
    case .key(let event):
      wire.write(kind: 2)
      wire.write(event.key)
      wire.write(UInt64(event.modifiers.rawValue))
    case .scrollToVisible(let id): write(3, id, to: &wire)
    case .adjustSlider(let id, let position):
      write(4, id, to: &wire)
      wire.write(position)
    case .adjustPickerWheel(let id, let value):
      write(5, id, to: &wire)
      wire.write(value)
    case .activateElement(let id): write(6, id, to: &wire)
    case .increment(let id): write(7, id, to: &wire)
    case .decrement(let id): write(8, id, to: &wire)
    case .performAction(let id, let name):
      write(9, id, to: &wire)
      wire.write(name)
    case .timePassed(let seconds):
      wire.write(kind: 10)
      wire.write(seconds)
    case .setOrientation(let orientation):
      wire.write(kind: 11)
      wire.write(orientation.rawValue)
    case .setColorScheme(let scheme):
      wire.write(kind: 12)
      wire.write(scheme.rawValue)
    case .pressButton(let button):
      wire.write(kind: 13)
      wire.write(button.rawValue)
    case .activate: wire.write(kind: 14)
    case .openURL(let url):
      wire.write(kind: 15)
      wire.write(url.absoluteString)
    case .forgetPermission(let service):
      wire.write(kind: 30)
      wire.write(service)
    case .push(let payload):
      wire.write(kind: 33)
      wire.write(payload)
    case .setDate(let date):
      wire.write(kind: 16)
      wire.write(date.timeIntervalSince1970)
    case .holdDate(let isHeld):
      wire.write(kind: 17)
      wire.write(isHeld)
    case .movePointer(let point):
      wire.write(kind: 31)
      wire.write(optional: point) { $0.write($1) }
    case .voiceOver(let isOn, let element):
      wire.write(kind: 34)
      wire.write(isOn)
      wire.write(optional: element) { $0.write($1) }
    case .setPlace(let place):
      wire.write(kind: 32)
      wire.write(optional: place) { wire, place in place.write(to: &wire) }
    }
  }

  private func write(_ kind: UInt8, _ id: UInt64, to wire: inout WireWriter) {
    wire.write(kind: kind)
    wire.write(id)
  }

  init(from wire: inout WireReader) throws(WireFailure) {
    switch try wire.readKind() {
    case 0: self = .touches(try TouchSequence(from: &wire))
    case 1: self = .typeText(try wire.readString())
    case 2:
      let key = try wire.readString()
      let modifiers = UInt(truncatingIfNeeded: try wire.readUInt64())
      self = .key(KeyEvent(key: key, modifiers: KeyEvent.Modifiers(rawValue: modifiers)))
    case 3: self = .scrollToVisible(try wire.readUInt64())
    case 4: self = .adjustSlider(try wire.readUInt64(), position: try wire.readDouble())
    case 5: self = .adjustPickerWheel(try wire.readUInt64(), value: try wire.readString())
    case 6: self = .activateElement(try wire.readUInt64())
    case 7: self = .increment(try wire.readUInt64())
    case 8: self = .decrement(try wire.readUInt64())
    case 9: self = .performAction(try wire.readUInt64(), name: try wire.readString())
    case 10: self = .timePassed(try wire.readDouble())
    case let kind: self = try Self.deviceEvent(kind, from: &wire)
    }
  }

  private static func deviceEvent(
    _ kind: UInt8, from wire: inout WireReader
  ) throws(WireFailure) -> AutomationEvent {
    switch kind {
    case 11:
      let number = try wire.readInt()
      guard let orientation = DeviceOrientation(rawValue: number) else { break }
      return .setOrientation(orientation)
    case 12:
      let name = try wire.readString()
      guard let scheme = DeviceColorScheme(rawValue: name) else { break }
      return .setColorScheme(scheme)
    case 13:
      let name = try wire.readString()
      guard let button = HardwareButton(rawValue: name) else { break }
      return .pressButton(button)
    case 14: return .activate
    case 15:
      let text = try wire.readString()
      guard let url = URL(string: text) else { break }
      return .openURL(url)
    case 30: return .forgetPermission(try wire.readString())
    case 33: return .push(try wire.readString())
    case 16: return .setDate(Date(timeIntervalSince1970: try wire.readDouble()))
    case 17: return .holdDate(try wire.readBool())
    case 31:
      return .movePointer(
        try wire.readOptional { (wire) throws(WireFailure) in try wire.readPoint() })
    case 34:
      let isOn = try wire.readBool()
      return .voiceOver(
        isOn: isOn,
        element: try wire.readOptional { (wire) throws(WireFailure) in try wire.readUInt64() })
    case 32:
      return .setPlace(
        try wire.readOptional { (wire) throws(WireFailure) in try DevicePlace(from: &wire) })
    default: break
    }
    throw .unknown("event \(kind)")
  }
}

extension DevicePlace: WireCodable {
  func write(to wire: inout WireWriter) {
    let numbers = [
      latitude, longitude, altitude, horizontalAccuracy, verticalAccuracy, course, speed,
    ]
    for number in numbers { wire.write(number) }
  }

  init(from wire: inout WireReader) throws(WireFailure) {
    self.init(
      latitude: try wire.readDouble(), longitude: try wire.readDouble(),
      altitude: try wire.readDouble(), horizontalAccuracy: try wire.readDouble(),
      verticalAccuracy: try wire.readDouble(), course: try wire.readDouble(),
      speed: try wire.readDouble())
  }
}

extension TouchSequence: WireCodable {
  func write(to wire: inout WireWriter) {
    wire.write(list: frames) { wire, frame in
      wire.write(frame.time)
      wire.write(list: frame.touches) { wire, touch in
        wire.write(touch.id)
        wire.write(touch.phase.rawValue)
        wire.write(touch.location)
        wire.write(touch.timestamp)
        wire.write(touch.tapCount)
      }
    }
  }

  init(from wire: inout WireReader) throws(WireFailure) {
    self.init(
      frames: try wire.readList { (wire) throws(WireFailure) in
        Frame(
          time: try wire.readDouble(),
          touches: try wire.readList { (wire) throws(WireFailure) in
            try Self.touch(from: &wire)
          })
      })
  }

  private static func touch(from wire: inout WireReader) throws(WireFailure) -> Touch {
    let id = try wire.readInt()
    let number = try wire.readInt()
    guard let phase = Touch.Phase(rawValue: number) else { throw .unknown("phase \(number)") }
    return Touch(
      id: id, phase: phase, location: try wire.readPoint(), timestamp: try wire.readDouble(),
      tapCount: try wire.readInt())
  }
}
