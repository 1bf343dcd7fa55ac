import Foundation

extension AutomationRequest: WireCodable {
  func write(to wire: inout WireWriter) {
    wire.write(number)
    switch body {
    case .tree(let known):
      wire.write(kind: 0)
      wire.write(known)
    case .send(let event):
      wire.write(kind: 1)
      event.write(to: &wire)
    case .hitElement(let point):
      wire.write(kind: 2)
      wire.write(point)
    case .touchReaches(let id, let point):
      wire.write(kind: 12)
      wire.write(id)
      wire.write(point)
    case .screenshot(let rect):
      wire.write(kind: 3)
      wire.write(optional: rect) { $0.write($1) }
    case .viewTree: wire.write(kind: 4)
    case .advance(let seconds, let realSeconds):
      wire.write(kind: 5)
      wire.write(seconds)
      wire.write(realSeconds)
    case .state: wire.write(kind: 6)
    case .terminate: wire.write(kind: 7)
    case .systemTree: wire.write(kind: 8)
    case .permissions: wire.write(kind: 9)
    case .screenDigest: wire.write(kind: 11)
    case .drawnTexts(let question):
      wire.write(kind: 10)
      question.write(to: &wire)
    }
  }

  init(from wire: inout WireReader) throws(WireFailure) {
    number = try wire.readUInt64()
    switch try wire.readKind() {
    case 0: body = .tree(known: try wire.readUInt64())
    case 1: body = .send(try AutomationEvent(from: &wire))
    case 2: body = .hitElement(try wire.readPoint())
    case 3:
      body = .screenshot(
        try wire.readOptional { (wire) throws(WireFailure) in try wire.readRect() })
    case 4: body = .viewTree
    case 5: body = .advance(try wire.readDouble(), waiting: try wire.readDouble())
    case 6: body = .state
    case 7: body = .terminate
    case 8: body = .systemTree
    case 9: body = .permissions
    case 10: body = .drawnTexts(try DrawnTextQuestion(from: &wire))
    case 11: body = .screenDigest
    case 12: body = .touchReaches(try wire.readUInt64(), at: try wire.readPoint())
    case let kind: throw .unknown("request \(kind)")
    }
  }
}
