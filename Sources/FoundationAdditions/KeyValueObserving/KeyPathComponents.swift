import Device
import Foundation

/// The parts of a Swift key path, taken from the key path itself.
///
/// Swift keeps no names in key paths on Linux. What it keeps of each property is a place in the object or a function;
/// those are the same in every key path through that property, whatever class it begins with, so that the key paths
/// in the tables of classes tell the names.
struct KeyPathComponents {
  /// What tells one property from another.
  enum Identity: Hashable {
    case stored(offset: Int)
    case computed(function: UInt)
  }

  /// The properties on the way; optionals between them are left out.
  let properties: [Identity]

  /// Nil for a key path through something other than a property (a subscript).
  init?(_ keyPath: AnyKeyPath) {
    let buffer = Buffer(keyPath)
    var properties: [Identity] = []
    var position = buffer.start
    while position < buffer.end {
      let header = buffer.word(at: position)
      guard let part = Part(header: header, buffer: buffer, position: position) else { return nil }
      part.identity.map { properties.append($0) }
      position = part.end
      // The type that this part leads to stands between it and the next one.
      if position < buffer.end { position = (position + 7) / 8 * 8 + 8 }
    }
    guard !properties.isEmpty else { return nil }
    self.properties = properties
  }

  // MARK: Layout

  /// The memory behind the head of a key path object: a head of its own, then the parts.
  private struct Buffer {
    let address: UnsafeRawPointer
    let start = 8
    let end: Int

    init(_ keyPath: AnyKeyPath) {
      // Behind the class, the reference count and the string that only Objective-C has.
      address = unsafeBitCast(keyPath, to: UnsafeRawPointer.self).advanced(by: 24)
      end = 8 + Int(address.load(as: UInt32.self) & 0x00FF_FFFF)
    }

    func word(at position: Int) -> UInt32 {
      address.load(fromByteOffset: position, as: UInt32.self)
    }

    func pointer(at position: Int) -> UInt {
      address.load(fromByteOffset: position, as: UInt.self)
    }
  }

  private struct Part {
    var identity: Identity?
    let end: Int

    init?(header: UInt32, buffer: Buffer, position: Int) {
      switch (header >> 24) & 0x7F {
      case 1, 3:
        let offset = header & 0x007F_FFFF
        let isBeside = offset >= 0x007F_FFFD
        identity = .stored(offset: Int(isBeside ? buffer.word(at: position + 4) : offset))
        end = position + (isBeside ? 8 : 4)
      case 2:
        let hasArguments = header & 0x0008_0000 != 0
        guard !hasArguments else { return nil }
        let isSettable = header & 0x0040_0000 != 0
        identity = .computed(function: buffer.pointer(at: position + 8))
        end = position + 8 + (isSettable ? 24 : 16)
      case 4:
        end = position + 4
      default:
        return nil
      }
    }
  }
}

@used @section(".init_array")
private let seam: @convention(c) () -> Void = { ToolchainProbe.register(makeSeam) }

@Sendable
private func makeSeam() -> Seam {
  Seam(
    "Observing properties by key paths",
    needs: "key paths to be laid out as in Swift 6.3",
    cost: "observe(_:options:changeHandler:) doesn't find the names of properties."
  ) {
    let base = KeyPathComponents(\KeyPathProbe.text)
    guard base == KeyPathComponents(\InheritingKeyPathProbe.text), base?.properties.count == 1
    else {
      return "one property has two identities"
    }
    guard base != KeyPathComponents(\KeyPathProbe.number) else { return "two properties have one" }
    let nested = KeyPathComponents(\InheritingKeyPathProbe.next?.text)?.properties ?? []
    return nested.count == 2 && nested.last == base?.properties.last
      ? nil : "a path of several properties has others at its end"
  }
}

extension KeyPathComponents: Hashable {}

private class KeyPathProbe: NSObject {
  var text = ""
  var number: Int { 0 }
  var next: KeyPathProbe?
}

private final class InheritingKeyPathProbe: KeyPathProbe {}
