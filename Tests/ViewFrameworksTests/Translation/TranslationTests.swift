import Accessibility
import Device
import Foundation
import SwiftUI
import Testing
import Translation
import UIKit

/// What an app that translates sees on a device that does not.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(10))) struct TranslationTests {
  private let german = Locale.Language(identifier: "de")
  private let english = Locale.Language(identifier: "en")

  @Test func noLanguagesAreSupported() async throws {
    let availability = LanguageAvailability()
    #expect(await availability.supportedLanguages.isEmpty)
    #expect(await availability.status(from: german, to: english) == .unsupported)
    #expect(try await availability.status(for: "Guten Tag", to: nil) == .unsupported)
  }

  @Test func aTaskRunsForEachConfigurationAndIsRefused() async throws {
    let log = Log()
    let host = TranslationHost(TaskScreen(log: log))
    await host.settle { log.changes != nil }
    #expect(log.refusals.isEmpty)
    log.changes?()
    await host.settle { log.refusals.count == 1 }
    #expect(log.refusals == ["unsupported"])
    #expect(log.languages == ["de-en"])
    log.changes?()
    await host.settle { log.refusals.count == 2 }
    #expect(log.refusals.count == 2)
  }

  @Test func aTextIsShownInASheetUntilItIsDone() throws {
    let host = TranslationHost(PresentationScreen())
    #expect(try host.element("Guten Tag") == nil)
    try host.tap("Translate")
    #expect(try host.element("Guten Tag") != nil)
    #expect(try host.element("Done")?.elementType == .button)
    try host.tap("Done")
    #expect(try host.element("Guten Tag") == nil)
  }

  @Test func aSessionSaysWhatIsMissing() async throws {
    let log = Log()
    let host = TranslationHost(
      Text("x").translationTask(target: english) { session in
        do {
          try await session.prepareTranslation()
        } catch TranslationError.unableToIdentifyLanguage {
          log.refusals.append("language")
        } catch {
          log.refusals.append("other")
        }
        do {
          try await session.translate(" ")
        } catch TranslationError.nothingToTranslate {
          log.refusals.append("nothing")
        } catch {
          log.refusals.append("other")
        }
        do {
          let requests = [TranslationSession.Request(sourceText: "Hallo", clientIdentifier: "1")]
          for try await response in session.translate(batch: requests) {
            log.refusals.append(response.targetText)
          }
        } catch {
          log.refusals.append(error.localizedDescription)
        }
      })
    await host.settle { log.refusals.count == 3 }
    #expect(log.refusals.prefix(2) == ["language", "nothing"])
    #expect(
      log.refusals.last == "The text could not be translated: the languages are not supported.")
  }
}

/// A view on the screen.
@MainActor
private final class TranslationHost {
  private let window = UIWindow(frame: UIScreen.main.bounds)

  init(_ view: some View) {
    window.rootViewController = UIHostingController(rootView: view)
    window.makeKeyAndVisible()
  }

  isolated deinit { window.isHidden = true }

  func element(_ label: String) throws -> AccessibilityElement? {
    try UIApplication.shared.settledTree().firstDescendant { $0.label == label }
  }

  func tap(_ label: String) throws {
    let frame = try #require(try element(label)).frame
    try UIApplication.shared.send(.touches(.tap(at: CGPoint(x: frame.midX, y: frame.midY))))
  }

  /// Lets tasks run until something has happened.
  func settle(until isDone: () -> Bool) async {
    // Sessions answer on threads of the system's, which a busy machine may run late: no count of looks is enough.
    while !isDone() {
      TurnScheduler.shared.runTurn()
      await Task.yield()
    }
  }
}

@MainActor
private final class Log {
  var refusals: [String] = []
  var languages: [String] = []
  var changes: (() -> Void)?
}

private struct TaskScreen: View {
  let log: Log
  @State private var configuration: TranslationSession.Configuration?

  var body: some View {
    Text("Guten Tag")
      .translationTask(configuration) { session in
        log.languages.append(
          "\(session.sourceLanguage?.minimalIdentifier ?? "")-"
            + "\(session.targetLanguage?.minimalIdentifier ?? "")")
        do {
          try await session.translate("Guten Tag")
        } catch TranslationError.unsupportedLanguagePairing {
          log.refusals.append("unsupported")
        } catch {
          log.refusals.append("other")
        }
      }
      .onAppear {
        log.changes = {
          if configuration == nil {
            configuration = .init(source: .init(identifier: "de"), target: .init(identifier: "en"))
          } else {
            configuration?.invalidate()
          }
        }
      }
  }
}

private struct PresentationScreen: View {
  @State private var isShown = false

  var body: some View {
    Button("Translate") { isShown = true }
      .translationPresentation(isPresented: $isShown, text: "Guten Tag") { _ in }
  }
}
