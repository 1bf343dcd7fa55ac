import Foundation

/// What a placeholder takes its argument for.
enum FormatKind {
  case object, integer, real, text, pointer

  /// By the letter at the end of a placeholder.
  init?(letter: UInt8) {
    switch Character(UnicodeScalar(letter)) {
    case "@": self = .object
    case "d", "D", "i", "u", "U", "x", "X", "o", "O", "c", "C": self = .integer
    case "a", "A", "e", "E", "f", "F", "g", "G": self = .real
    case "s", "S": self = .text
    case "p": self = .pointer
    default: return nil
    }
  }

  func fits(_ argument: any CVarArg) -> Bool {
    // A number as an object would pass for an integer or a Boolean.
    if type(of: argument) is NSNumber.Type { return self == .object }
    let isPointer = argument is any _Pointer || argument is OpaquePointer
    let isReal = argument is any BinaryFloatingPoint
    let isInteger = argument is any BinaryInteger || argument is Bool
    switch self {
    case .object: return !isPointer && !isReal && !isInteger
    case .integer: return isInteger || isPointer
    case .real: return isReal
    case .text: return isPointer
    case .pointer: return !isReal
    }
  }

  /// What stands in for an argument that is not there.
  var nothing: any CVarArg {
    switch self {
    case .object: "(null)" as NSString
    case .integer, .pointer: 0
    case .real: 0.0
    case .text: Self.noText.pointer
    }
  }

  var name: String {
    switch self {
    case .object: "an object (%@)"
    case .integer: "a whole number"
    case .real: "a number with a fraction"
    case .text: "a C string (%s)"
    case .pointer: "a pointer"
    }
  }

  private struct Text: @unchecked Sendable {
    let pointer: UnsafeMutablePointer<CChar>
  }

  private static let noText: Text = {
    // Zeros at the end, for those who read wider characters.
    let bytes = Array("(null)".utf8CString) + [CChar](repeating: 0, count: 9)
    let pointer = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
    pointer.initialize(from: bytes, count: bytes.count)
    return Text(pointer: pointer)
  }()
}
