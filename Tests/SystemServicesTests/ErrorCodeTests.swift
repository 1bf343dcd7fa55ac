import AuthenticationServices
import BackgroundTasks
import CoreHaptics
import CoreLocation
import LinkPresentation
import LocalAuthentication
import Testing
import UIKit
import UserNotifications
import WatchConnectivity

/// Codes stand in `catch` for the errors that have them.
@Suite struct ErrorCodeTests {
  private func name(of error: any Error) -> String {
    do {
      throw error
    } catch CLError.denied {
      return "location"
    } catch CHHapticError.notSupported {
      return "haptics"
    } catch WCError.companionAppNotInstalled {
      return "watch"
    } catch LAError.userCancel {
      return "authentication"
    } catch UNError.notificationsNotAllowed {
      return "notifications"
    } catch LPError.metadataFetchTimedOut {
      return "page"
    } catch BGTaskScheduler.Error.unavailable {
      return "background"
    } catch ASAuthorizationError.canceled {
      return "sign-in"
    } catch UISceneError.requestDenied {
      return "scene"
    } catch {
      return "another"
    }
  }

  @Test func theFirstThatMatchesIsTaken() {
    #expect(name(of: CLError(.denied)) == "location")
    #expect(name(of: CHHapticError(.notSupported)) == "haptics")
    #expect(name(of: WCError(.companionAppNotInstalled)) == "watch")
    #expect(name(of: LAError(.userCancel)) == "authentication")
    #expect(name(of: UNError(.notificationsNotAllowed)) == "notifications")
    #expect(name(of: LPError(.metadataFetchTimedOut)) == "page")
    #expect(name(of: BGTaskScheduler.Error(.unavailable)) == "background")
    #expect(name(of: ASAuthorizationError(.canceled)) == "sign-in")
  }

  @Test func otherCodesAndErrorsAreOthers() {
    #expect(name(of: CLError(.network)) == "another")
    #expect(name(of: CancellationError()) == "another")
  }
}
