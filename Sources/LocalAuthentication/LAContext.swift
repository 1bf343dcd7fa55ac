// LocalAuthentication: asking who holds the device. May import Foundation only.

import Foundation

public enum LAPolicy: Int, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1
  case deviceOwnerAuthentication = 2
}

public enum LABiometryType: Int, Sendable {
  case none = 0
  case touchID = 1
  case faceID = 2
  case opticID = 4
}

/// Why somebody could not be recognised.
public struct LAError: Error, Equatable, CustomNSError, LocalizedError {
  public enum Code: Int, Sendable {
    case authenticationFailed = -1
    case userCancel = -2
    case userFallback = -3
    case systemCancel = -4
    case passcodeNotSet = -5
    case biometryNotAvailable = -6
    case biometryNotEnrolled = -7
    case biometryLockout = -8
    case appCancel = -9
    case invalidContext = -10
    case notInteractive = -1004
  }

  public static let errorDomain = "com.apple.LocalAuthentication"

  public static let authenticationFailed = Code.authenticationFailed
  public static let userCancel = Code.userCancel
  public static let userFallback = Code.userFallback
  public static let systemCancel = Code.systemCancel
  public static let passcodeNotSet = Code.passcodeNotSet
  public static let biometryNotAvailable = Code.biometryNotAvailable
  public static let biometryNotEnrolled = Code.biometryNotEnrolled
  public static let biometryLockout = Code.biometryLockout
  public static let appCancel = Code.appCancel
  public static let invalidContext = Code.invalidContext
  public static let notInteractive = Code.notInteractive

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public var errorCode: Int { code.rawValue }

  /// What `localizedDescription` reads on Linux, where the words of a `LocalizedError` are not looked for in an
  /// error that has a code of its own.
  public var errorUserInfo: [String: Any] {
    errorDescription.map { [NSLocalizedDescriptionKey: $0] } ?? [:]
  }

  public var errorDescription: String? {
    switch code {
    case .biometryNotEnrolled: "No identities are enrolled."
    case .passcodeNotSet: "Passcode not set."
    case .invalidContext: "The context is invalid."
    default: "\(code)"
    }
  }
}

public let LAErrorDomain = LAError.errorDomain

/// Asks whether the one who holds the device is its owner.
///
/// The device is as a new simulator: it has Face ID with nobody enrolled, and no passcode. So no policy
/// can be met, which an app has to handle.
open class LAContext: NSObject, @unchecked Sendable {
  private let lock = NSLock()
  private var isInvalid = false

  /// Differs from Apple's: no policy can be met, so that it is never shown.
  open var localizedFallbackTitle: String?
  /// Differs from Apple's: no policy can be met, so that it is never shown.
  open var localizedCancelTitle: String?
  /// Differs from Apple's: no policy can be met, so that it is never shown.
  open var localizedReason = ""
  /// Differs from Apple's: no policy can be met, with or without a question to the user.
  open var interactionNotAllowed = false
  /// In seconds.
  ///
  /// Differs from Apple's: there is no success that could be used again.
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  open var biometryType: LABiometryType { .faceID }
  open var evaluatedPolicyDomainState: Data? { nil }

  public override init() { super.init() }

  private func obstacle(to policy: LAPolicy) -> LAError {
    if lock.withLock({ isInvalid }) { return LAError(.invalidContext) }
    return LAError(policy == .deviceOwnerAuthentication ? .passcodeNotSet : .biometryNotEnrolled)
  }

  /// Whether the device could check the policy now.
  open func canEvaluatePolicy(
    _ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?
  ) -> Bool {
    error?.pointee = obstacle(to: policy) as NSError
    return false
  }

  /// Checks the policy.
  ///
  /// `reply` is called on a queue of its own, as on Apple's systems.
  ///
  /// Differs from Apple's: no policy can be met, so that the reason is never shown.
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String,
    reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    let obstacle = obstacle(to: policy)
    DispatchQueue.global().async { reply(false, obstacle) }
  }

  /// Differs from Apple's: no policy can be met, so that the reason is never shown.
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    throw obstacle(to: policy)
  }

  open func invalidate() { lock.withLock { isInvalid = true } }
}

extension LAError.Code {
  /// Whether an error has this code, in `catch` and in cases of `switch`.
  public static func ~= (code: Self, error: any Swift.Error) -> Bool {
    (error as? LAError)?.code == code
  }
}
