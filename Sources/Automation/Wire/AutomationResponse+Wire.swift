import Accessibility
import Device
import Foundation

extension AutomationResponse: WireCodable {
  func write(to wire: inout WireWriter) {
    wire.write(number)
    switch body {
    case .hello(let version, let app):
      wire.write(kind: 0)
      wire.write(version)
      wire.write(app.name)
      wire.write(app.bundleIdentifier)
      wire.write(Int(app.processIdentifier))
    case .tree(let number, let tree):
      wire.write(kind: 1)
      wire.write(number)
      tree.write(to: &wire)
    case .sameTree: wire.write(kind: 2)
    case .element(let id):
      wire.write(kind: 3)
      wire.write(optional: id) { $0.write($1) }
    case .data(let data):
      wire.write(kind: 4)
      wire.write(data)
    case .text(let text):
      wire.write(kind: 5)
      wire.write(text)
    case .progress(let progress):
      wire.write(kind: 6)
      wire.write(progress.elapsed)
      wire.write(progress.changed)
      wire.write(progress.isIdle)
    case .state(let state):
      wire.write(kind: 7)
      wire.write(UInt64(state.rawValue))
    case .done: wire.write(kind: 8)
    case .failure(let error):
      wire.write(kind: 9)
      wire.write(error.code.rawValue)
      wire.write(error.message)
    case .drawnTexts(let texts):
      wire.write(kind: 10)
      wire.write(list: texts) { wire, text in text.write(to: &wire) }
    case .mistake(let mistake):
      wire.write(kind: 11)
      wire.write(mistake.message)
      wire.write("\(mistake.fileID)")
      wire.write("\(mistake.filePath)")
      wire.write(UInt64(mistake.line))
    }
  }

  init(from wire: inout WireReader) throws(WireFailure) {
    number = try wire.readUInt64()
    switch try wire.readKind() {
    case 0:
      let version = try wire.readInt()
      body = .hello(
        version: version,
        app: AutomationAppInfo(
          name: try wire.readString(), bundleIdentifier: try wire.readString(),
          processIdentifier: Int32(truncatingIfNeeded: try wire.readInt())))
    case 1:
      let number = try wire.readUInt64()
      body = .tree(number: number, try AccessibilityTree(from: &wire))
    case 2: body = .sameTree
    case 3:
      body = .element(
        try wire.readOptional { (wire) throws(WireFailure) in try wire.readUInt64() })
    case 4: body = .data(try wire.readData())
    case 5: body = .text(try wire.readString())
    case 6:
      body = .progress(
        AutomationProgress(
          elapsed: try wire.readDouble(), changed: try wire.readBool(),
          isIdle: try wire.readBool()))
    case 7:
      let number = UInt(truncatingIfNeeded: try wire.readUInt64())
      guard let state = AutomationAppState(rawValue: number) else {
        throw .unknown("state \(number)")
      }
      body = .state(state)
    case 8: body = .done
    case 9:
      let name = try wire.readString()
      guard let code = AutomationError.Code(rawValue: name) else { throw .unknown("code \(name)") }
      body = .failure(AutomationError(code, try wire.readString()))
    case 10:
      body = .drawnTexts(
        try wire.readList { (wire) throws(WireFailure) in try DrawnText(from: &wire) })
    case 11:
      body = .mistake(
        TestFailure(
          message: try wire.readString(), fileID: .kept(try wire.readString()),
          filePath: .kept(try wire.readString()),
          line: UInt(truncatingIfNeeded: try wire.readUInt64())))
    case let kind: throw .unknown("response \(kind)")
    }
  }
}
