import Device
import Foundation

extension DrawnTextQuestion: WireCodable {
  func write(to wire: inout WireWriter) {
    wire.write(optional: size) { $0.write($1.rawValue) }
    wire.write(withColors)
  }

  init(from wire: inout WireReader) throws(WireFailure) {
    let name = try wire.readOptional { (wire) throws(WireFailure) in try wire.readString() }
    size = name.flatMap(DeviceContentSizeCategory.init)
    if let name, size == nil { throw .unknown("text size \(name)") }
    withColors = try wire.readBool()
  }
}

extension DrawnText: WireCodable {
  func write(to wire: inout WireWriter) {
    wire.write(string)
    wire.write(frame)
    wire.write(fontSize)
    wire.write(weight)
    wire.write(optional: element) { $0.write($1) }
    wire.write(isBehindModal)
    wire.write(optional: cut) { $0.write(kind: $1.rawValue) }
    wire.write(optional: colors) { wire, colors in
      wire.write(colors.foreground)
      wire.write(colors.background)
      wire.write(colors.contrast)
    }
  }

  init(from wire: inout WireReader) throws(WireFailure) {
    self.init(
      string: try wire.readString(), frame: try wire.readRect(), fontSize: try wire.readDouble(),
      weight: try wire.readInt(),
      element: try wire.readOptional { (wire) throws(WireFailure) in try wire.readUInt64() },
      isBehindModal: try wire.readBool(),
      cut: try wire.readOptional { (wire) throws(WireFailure) in
        let kind = try wire.readKind()
        guard let cut = Cut(rawValue: kind) else { throw WireFailure.unknown("cut \(kind)") }
        return cut
      },
      colors: try wire.readOptional { (wire) throws(WireFailure) in
        Colors(
          foreground: try wire.readString(), background: try wire.readString(),
          contrast: try wire.readDouble())
      })
  }
}
