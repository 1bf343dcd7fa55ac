import Foundation
import LocalAuthentication
import Testing

/// Asking who holds the device; nobody is enrolled on a new one.
struct LAContextTests {
  @Test func nobodyIsEnrolled() {
    let context = LAContext()
    var error: NSError?
    #expect(!context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))
    #expect(error?.code == LAError.biometryNotEnrolled.rawValue)
    #expect(error?.domain == LAErrorDomain)
  }

  @Test func thereIsNoPasscode() {
    let context = LAContext()
    var error: NSError?
    #expect(!context.canEvaluatePolicy(.deviceOwnerAuthentication, error: &error))
    #expect(error?.code == LAError.passcodeNotSet.rawValue)
  }

  @Test func theErrorMayBeLeftOut() {
    #expect(!LAContext().canEvaluatePolicy(.deviceOwnerAuthentication, error: nil))
  }

  @Test func evaluatingThrows() async {
    await #expect(throws: LAError(.passcodeNotSet)) {
      try await LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Unlock")
    }
    await #expect(throws: LAError(.biometryNotEnrolled)) {
      try await LAContext().evaluatePolicy(
        .deviceOwnerAuthenticationWithBiometrics, localizedReason: "Unlock")
    }
  }

  @Test func theReplyTellsTheSame() async {
    let (success, error) = await withCheckedContinuation { continuation in
      LAContext().evaluatePolicy(
        .deviceOwnerAuthenticationWithBiometrics, localizedReason: "Unlock"
      ) { success, error in
        continuation.resume(returning: (success, error as? LAError))
      }
    }
    #expect(!success)
    #expect(error == LAError(.biometryNotEnrolled))
  }

  @Test func anInvalidContextStaysSo() async {
    let context = LAContext()
    context.invalidate()
    await #expect(throws: LAError(.invalidContext)) {
      try await context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Unlock")
    }
    var error: NSError?
    _ = context.canEvaluatePolicy(.deviceOwnerAuthentication, error: &error)
    #expect(error?.code == LAError.invalidContext.rawValue)
  }

  @Test func theDeviceHasFaceID() {
    #expect(LAContext().biometryType == .faceID)
  }

  /// Apps replace the context by one of their own in tests.
  @Test func aSubclassCanSaySomethingElse() async throws {
    final class Recognised: LAContext, @unchecked Sendable {
      override func canEvaluatePolicy(
        _ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?
      ) -> Bool { true }

      override func evaluatePolicy(
        _ policy: LAPolicy, localizedReason: String
      ) async throws -> Bool { true }
    }
    let context: LAContext = Recognised()
    #expect(context.canEvaluatePolicy(.deviceOwnerAuthentication, error: nil))
    #expect(
      try await context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Unlock"))
  }

  @Test func errorsAreSaidInWords() {
    #expect(LAError(.passcodeNotSet).localizedDescription == "Passcode not set.")
    #expect(LAError(.userCancel).errorCode == -2)
  }
}
