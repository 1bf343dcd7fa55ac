// MobileCoreServices: kinds of data as apps named them before iOS 14. May import UniformTypeIdentifiers,
// FoundationAdditions and what stands below them.

import Foundation
import FoundationAdditions
@_exported import UniformTypeIdentifiers

public var kUTTagClassFilenameExtension: CFString { "public.filename-extension" }
public var kUTTagClassMIMEType: CFString { "public.mime-type" }

/// The type of files with an extension or data with a MIME type.
///
/// - Parameters:
///   - inTagClass: `kUTTagClassFilenameExtension` or `kUTTagClassMIMEType`; nil for others.
///   - inTag: The extension or the MIME type.
///   - inConformingToUTI: A type that the result conforms to; nil for any.
/// - Returns: A dynamic type where none is known. Differs from Apple's: nil for MIME types that are not known.
public func UTTypeCreatePreferredIdentifierForTag(
  _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> Unmanaged<CFString>? {
  let parent = inConformingToUTI.map { UTType("\($0)") } ?? .data
  guard let parent else { return nil }
  let type: UTType? =
    switch inTagClass {
    case kUTTagClassFilenameExtension:
      UTType(filenameExtension: "\(inTag)", conformingTo: parent)
    case kUTTagClassMIMEType: UTType(mimeType: "\(inTag)", conformingTo: parent)
    default: nil
    }
  return type.map { Unmanaged.passRetained($0.identifier as CFString) }
}

/// The usual extension or MIME type of a type; nil if it has none, and for other classes of tags.
public func UTTypeCopyPreferredTagWithClass(
  _ inUTI: CFString, _ inTagClass: CFString
) -> Unmanaged<CFString>? {
  let type = UTType("\(inUTI)")
  let tag: String? =
    switch inTagClass {
    case kUTTagClassFilenameExtension: type?.preferredFilenameExtension
    case kUTTagClassMIMEType: type?.preferredMIMEType
    default: nil
    }
  return tag.map { Unmanaged.passRetained($0 as CFString) }
}

/// Whether two identifiers are the same, capitals or not.
public func UTTypeEqual(_ inUTI1: CFString, _ inUTI2: CFString) -> Bool {
  "\(inUTI1)".caseInsensitiveCompare("\(inUTI2)") == .orderedSame
}

/// Whether a type is another or conforms to it, however far up.
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
  if UTTypeEqual(inUTI, inConformsToUTI) { return true }
  guard let type = UTType("\(inUTI)"), let parent = UTType("\(inConformsToUTI)") else {
    return false
  }
  return type.conforms(to: parent)
}

public func UTTypeIsDynamic(_ inUTI: CFString) -> Bool { "\(inUTI)".hasPrefix("dyn.") }

public func UTTypeIsDeclared(_ inUTI: CFString) -> Bool {
  UTType("\(inUTI)")?.isDeclared ?? false
}
