// CryptoKit: digests, codes that authenticate, keys derived of others, and AES in Galois/Counter Mode, as the
// standards define them (FIPS 180-4, RFC 1321, RFC 2104, RFC 5869, FIPS 197, SP 800-38D). May import Foundation only.
//
// Written to be right, not to be safe against an attacker who measures times: it is for tests. Keys of elliptic curves
// are absent, since what is signed with them would have to be checked by others.

import Foundation

/// What is wrong with the values of a call.
public enum CryptoKitError: Error, Equatable, Sendable {
  case incorrectKeySize
  case incorrectParameterSize
  /// The text or what goes with it was changed, or the key is another one.
  case authenticationFailure
  case underlyingCoreCryptoError(error: Int32)
  case wrapFailure
  case unwrapFailure
  case invalidParameter
}

/// The part of a device that keeps keys: a simulator has none that tests could rely on.
public enum SecureEnclave {
  public static var isAvailable: Bool { false }
}
