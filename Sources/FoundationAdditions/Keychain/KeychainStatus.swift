import Foundation

/// What a function of the system answers: 0 for success.
public typealias OSStatus = Int32

public let noErr: OSStatus = 0
public let errSecSuccess: OSStatus = 0
public let errSecUnimplemented: OSStatus = -4
public let errSecParam: OSStatus = -50
public let errSecAllocate: OSStatus = -108
public let errSecNotAvailable: OSStatus = -25291
public let errSecAuthFailed: OSStatus = -25293
public let errSecDuplicateItem: OSStatus = -25299
public let errSecItemNotFound: OSStatus = -25300
public let errSecInteractionNotAllowed: OSStatus = -25308
public let errSecDecode: OSStatus = -26275
public let errSecUserCanceled: OSStatus = -128
public let errSecMissingEntitlement: OSStatus = -34018

/// The system's English words for a status of the keychain; `reserved` is unused on iOS too.
///
/// Differs from Apple's: nil for a status that nothing here gives.
public func SecCopyErrorMessageString(
  _ status: OSStatus, _ reserved: UnsafeMutableRawPointer?
) -> CFString? {
  switch status {
  case errSecSuccess: "No error."
  case errSecParam: "One or more parameters passed to a function were not valid."
  case errSecDuplicateItem: "The specified item already exists in the keychain."
  case errSecItemNotFound: "The specified item could not be found in the keychain."
  case errSecAuthFailed: "The user name or passphrase you entered is not correct."
  case errSecInteractionNotAllowed: "User interaction is not allowed."
  case errSecUnimplemented: "Function or operation not implemented."
  case errSecMissingEntitlement: "A required entitlement isn't present."
  default: nil
  }
}

/// Where random numbers come from.
public struct SecRandomRef: Sendable {
  fileprivate init() {}

  fileprivate static let system = SecRandomRef()
}

public let kSecRandomDefault: SecRandomRef? = .system

/// Fills memory with random bytes of the system.
///
/// Differs from Apple's: `random` makes no difference; there is one generator.
public func SecRandomCopyBytes(
  _ random: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer
) -> OSStatus {
  var generator = SystemRandomNumberGenerator()
  for index in 0..<max(count, 0) {
    bytes.storeBytes(
      of: UInt8.random(in: .min ... .max, using: &generator), toByteOffset: index, as: UInt8.self)
  }
  return errSecSuccess
}
