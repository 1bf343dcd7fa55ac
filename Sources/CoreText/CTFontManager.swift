// CoreText: making the fonts of an app known. May import CoreGraphics and Typesetting.

@_exported import CoreGraphics
@_exported import Foundation
import Typesetting

/// A URL, as Core Foundation calls it.
public typealias CFURL = NSURL
/// An error, as Core Foundation calls it.
public typealias CFError = NSError
/// A text, as Core Foundation calls it.
public typealias CFString = NSString

/// For whom a font is registered.
public enum CTFontManagerScope: UInt32, Sendable {
  case none = 0
  case process = 1
  /// Differs from Apple's: as `process`.
  case persistent = 2
  /// Differs from Apple's: as `process`.
  case session = 3

  public static var user: CTFontManagerScope { .persistent }
}

/// What can go wrong with a font.
public enum CTFontManagerError: Int, Sendable {
  case fileNotFound = 101
  case insufficientPermissions = 102
  case unrecognizedFormat = 103
  case invalidFontData = 104
  case alreadyRegistered = 105
  case notRegistered = 201
}

public var kCTFontManagerErrorDomain: CFString {
  "com.apple.CoreText.CTFontManagerErrorDomain" as CFString
}

/// Makes the fonts of a file known to the process.
///
/// - Parameters:
///   - fontURL: The file.
///   - scope: Makes no difference: fonts are known to the process.
///   - error: Takes what went wrong: no file, no font, or one that is known already.
/// - Returns: false if the fonts are not known by it.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  guard scope != .none, let path = fontURL.path,
    let data = FileManager.default.contents(atPath: path)
  else {
    return fail(.fileNotFound, fontURL.path ?? "\(fontURL)", error)
  }
  return register([UInt8](data), origin: path, error)
}

/// Makes a font known to the process that the app has read itself.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  register([UInt8](font.data), origin: font.origin, error)
}

/// Takes fonts away that `CTFontManagerRegisterFontsForURL` has made known.
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  let path = fontURL.path ?? ""
  guard scope != .none, InstalledFonts.remove(origin: path) else {
    return fail(.notRegistered, path, error)
  }
  return true
}

/// Takes a font away that `CTFontManagerRegisterGraphicsFont` has made known.
@discardableResult
public func CTFontManagerUnregisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  InstalledFonts.remove(origin: font.origin) || fail(.notRegistered, font.origin, error)
}

private func register(
  _ bytes: [UInt8], origin: String, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  let faces = FontFace.faces(inFile: bytes)
  guard !faces.isEmpty else { return fail(.unrecognizedFormat, origin, error) }
  // Those of the Info.plist are there first.
  _ = InstalledFonts.familyNames
  guard !InstalledFonts.add(bytes, origin: origin).isEmpty else {
    return fail(.alreadyRegistered, origin, error)
  }
  return true
}

private func fail(
  _ reason: CTFontManagerError, _ origin: String,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  let words =
    switch reason {
    case .fileNotFound: "There is no file \(origin)."
    case .unrecognizedFormat, .invalidFontData: "\(origin) is no font that can be read."
    case .alreadyRegistered: "The font \(origin) is registered already."
    case .notRegistered: "The font \(origin) is not registered."
    case .insufficientPermissions: "The font \(origin) may not be read."
    }
  error?.pointee = Unmanaged.passRetained(
    NSError(
      domain: kCTFontManagerErrorDomain as String, code: reason.rawValue,
      userInfo: [NSLocalizedDescriptionKey: words]))
  return false
}
