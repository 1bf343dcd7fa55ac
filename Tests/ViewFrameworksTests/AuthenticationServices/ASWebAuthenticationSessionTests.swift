import Accessibility
import AuthenticationServices
import Device
import Foundation
import SafariServices
import SwiftUI
import Testing
import UIKit

/// Signing in on a page of somebody else.
@MainActor
@Suite(.serialized) struct ASWebAuthenticationSessionTests {
  private final class Place: NSObject, ASWebAuthenticationPresentationContextProviding {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

    override init() {
      super.init()
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
    }

    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor {
      window
    }

    /// The page that is shown.
    var page: SFSafariViewController? {
      window.rootViewController?.presentedViewController as? SFSafariViewController
    }
  }

  private final class Answers {
    var codes: [ASWebAuthenticationSessionError.Code?] = []
  }

  private func session(_ answers: Answers) throws -> ASWebAuthenticationSession {
    ASWebAuthenticationSession(
      url: try #require(URL(string: "https://example.com/login")), callbackURLScheme: "app"
    ) { url, error in
      #expect(url == nil)
      answers.codes.append((error as? ASWebAuthenticationSessionError)?.code)
    }
  }

  /// Answers the system's question with one of its buttons.
  private func answering(
    _ index: Int, _ body: () throws -> Void
  ) rethrows -> SystemQuestion? {
    let known = SystemQuestion.presenters["webAuthentication"]
    defer { SystemQuestion.presenters["webAuthentication"] = known }
    var asked: SystemQuestion?
    SystemQuestion.presenters["webAuthentication"] = { question, answer in
      asked = question
      answer(index)
    }
    try body()
    return asked
  }

  @Test func theSystemAsksFirst() throws {
    let place = Place()
    defer { place.window.isHidden = true }
    let answers = Answers()
    let session = try session(answers)
    session.presentationContextProvider = place
    #expect(session.canStart)
    let question = answering(0) {
      #expect(session.start())
      #expect(!session.start(), "a session begins once")
    }
    TurnScheduler.shared.runTurn()
    #expect(question?.title.contains("Wants to Use “example.com” to Sign In") == true)
    #expect(question?.answers.map(\.title) == ["Cancel", "Continue"])
    #expect(answers.codes == [.canceledLogin])
    #expect(place.page == nil)
    withExtendedLifetime(session) {}
  }

  @Test func thePageIsASheetThatTheUserCancels() throws {
    let place = Place()
    defer { place.window.isHidden = true }
    let answers = Answers()
    let session = try session(answers)
    session.presentationContextProvider = place
    _ = answering(1) { session.start() }
    TurnScheduler.shared.runTurn()
    let page = try #require(place.page)
    #expect(page.dismissButtonStyle == .cancel && page.modalPresentationStyle == .pageSheet)
    #expect(answers.codes.isEmpty)
    page.delegate?.safariViewControllerDidFinish(page)
    TurnScheduler.shared.runTurn()
    #expect(answers.codes == [.canceledLogin])
  }

  @Test func anEphemeralSessionShowsThePageAtOnce() throws {
    let place = Place()
    defer { place.window.isHidden = true }
    let answers = Answers()
    let session = try session(answers)
    session.presentationContextProvider = place
    session.prefersEphemeralWebBrowserSession = true
    let question = answering(0) { session.start() }
    TurnScheduler.shared.runTurn()
    #expect(question == nil && place.page != nil)
    session.cancel()
    TurnScheduler.shared.runTurn()
    #expect(answers.codes.isEmpty)
  }

  @Test func aSessionNeedsAPlace() throws {
    let answers = Answers()
    let session = try session(answers)
    #expect(!session.canStart && !session.start())
    TurnScheduler.shared.runTurn()
    #expect(answers.codes == [.presentationContextNotProvided])
  }

  @Test func viewsSignInByTheEnvironment() async throws {
    let place = Place()
    defer { place.window.isHidden = true }
    let known = SystemQuestion.presenters["webAuthentication"]
    defer { SystemQuestion.presenters["webAuthentication"] = known }
    SystemQuestion.presenters["webAuthentication"] = { $1(0) }
    let url = try #require(URL(string: "https://example.com/login"))
    await #expect(throws: ASWebAuthenticationSessionError(.canceledLogin)) {
      _ = try await EnvironmentValues().webAuthenticationSession.authenticate(
        using: url, callbackURLScheme: "app")
    }
  }

  @Test func thePageOfAViewAnswersWhenTheUserCancels() async throws {
    let place = Place()
    defer { place.window.isHidden = true }
    let url = try #require(URL(string: "https://example.com/login"))
    let answer = Task {
      try await EnvironmentValues().webAuthenticationSession.authenticate(
        using: url, callbackURLScheme: "app", preferredBrowserSession: .ephemeral)
    }
    for _ in 0..<100_000 {
      guard place.page == nil else { break }
      await Task.yield()
    }
    let page = try #require(place.page)
    let session = try #require(page.delegate, "the session is there as long as its page")
    session.safariViewControllerDidFinish(page)
    await #expect(throws: ASWebAuthenticationSessionError(.canceledLogin)) {
      _ = try await answer.value
    }
  }

  @Test func callbacksKnowTheirAddresses() throws {
    let own = try #require(URL(string: "App://done?code=1"))
    let host = try #require(URL(string: "https://example.com/done?code=1"))
    #expect(ASWebAuthenticationSession.Callback.customScheme("app").matchesURL(own))
    #expect(!ASWebAuthenticationSession.Callback.customScheme("app").matchesURL(host))
    #expect(
      ASWebAuthenticationSession.Callback.https(host: "example.com", path: "/done")
        .matchesURL(host))
  }
}
