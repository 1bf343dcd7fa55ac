import Foundation
import FoundationAdditions

public let CBUUIDCharacteristicUserDescriptionString = "2901"
public let CBUUIDClientCharacteristicConfigurationString = "2902"
public let CBUUIDCharacteristicFormatString = "2904"

/// What a service or one of its values is called: 16, 32 or 128 bits.
open class CBUUID: NSObject, NSCopying, @unchecked Sendable {
  public let data: Data

  /// - Parameter theString: Four, eight or 32 digits to the base 16; a text of another form fails the running test, where
  ///   iOS raises an exception, and gives zero.
  public init(string theString: String) {
    let digits = Array(theString.utf8).filter { $0 != UInt8(ascii: "-") }
    let values = digits.compactMap { Character(UnicodeScalar($0)).hexDigitValue }
    if values.count == digits.count, [4, 8, 32].contains(digits.count) {
      data = Data(
        stride(from: 0, to: values.count, by: 2).map { UInt8(values[$0] << 4 | values[$0 + 1]) })
    } else {
      Mistake.fail("String \(theString) does not represent a valid UUID")
      data = Data(count: 2)
    }
    super.init()
  }

  /// - Parameter theData: Two, four or 16 bytes; another number fails the running test, where iOS raises an exception.
  public init(data theData: Data) {
    if ![2, 4, 16].contains(theData.count) {
      Mistake.fail("Data \(theData as NSData) does not represent a valid UUID")
    }
    data = theData
    super.init()
  }

  public convenience init(nsuuid theUUID: UUID) {
    self.init(data: withUnsafeBytes(of: theUUID.uuid) { Data($0) })
  }

  /// In capitals, with hyphens if it is one of 128 bits.
  open var uuidString: String {
    let text = data.map { byte in
      let digits = String(byte, radix: 16, uppercase: true)
      return digits.count < 2 ? "0" + digits : digits
    }.joined()
    guard data.count == 16 else { return text }
    var parts: [Substring] = []
    var rest = text[...]
    for count in [8, 4, 4, 4, 12] {
      parts.append(rest.prefix(count))
      rest = rest.dropFirst(count)
    }
    return parts.joined(separator: "-")
  }

  /// All 128 bits: short ones stand for the first bits of Bluetooth's own.
  private var full: Data {
    let base: [UInt8] = [0, 0, 0x10, 0, 0x80, 0, 0, 0x80, 0x5F, 0x9B, 0x34, 0xFB]
    return switch data.count {
    case 2: Data([0, 0]) + data + base
    case 4: data + base
    default: data
    }
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CBUUID).map { $0.full == full } ?? false
  }

  open override var hash: Int { full.hashValue }

  open override var description: String { uuidString }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}
