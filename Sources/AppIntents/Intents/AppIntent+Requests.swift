import Foundation
import FoundationAdditions

extension AppIntent {
  /// Asks whether to go on.
  ///
  /// Differs from Apple's: nobody can be asked; throws an error that says what would have been.
  public func requestConfirmation() async throws {
    throw NobodyToAsk("AppIntent.requestConfirmation", about: sentence)
  }

  /// Asks whether to go on with what `result` shows.
  ///
  /// Differs from Apple's: nobody can be asked, whatever `confirmationActionName` and `showPrompt` say; throws an error
  /// that says what would have been.
  public func requestConfirmation<Result: IntentResult>(
    result: Result, confirmationActionName: ConfirmationActionName = .`continue`,
    showPrompt: Bool = true
  ) async throws {
    let said = (result as? any SpokenResult)?.said
    throw NobodyToAsk("AppIntent.requestConfirmation", about: said?.text ?? sentence)
  }

  /// Asks whether to go on.
  ///
  /// Differs from Apple's: nobody can be asked, whatever `actionName` and `showDialogAsPrompt` say; throws an error
  /// that says what would have been.
  public func requestConfirmation(
    actionName: ConfirmationActionName = .`continue`, dialog: IntentDialog,
    showDialogAsPrompt: Bool = true
  ) async throws {
    throw NobodyToAsk("AppIntent.requestConfirmation", about: dialog.text)
  }

  /// The intent as its summary or its title says it.
  package var sentence: String {
    Self.parameterSummary._sentence(for: self) ?? String(localized: Self.title)
  }
}

/// What the button says by which a person lets an intent go on.
public struct ConfirmationActionName: Hashable, Sendable {
  private let name: String

  public static let add = ConfirmationActionName(name: "add")
  public static let addData = ConfirmationActionName(name: "addData")
  public static let book = ConfirmationActionName(name: "book")
  public static let buy = ConfirmationActionName(name: "buy")
  public static let call = ConfirmationActionName(name: "call")
  public static let checkIn = ConfirmationActionName(name: "checkIn")
  public static let `continue` = ConfirmationActionName(name: "continue")
  public static let create = ConfirmationActionName(name: "create")
  public static let `do` = ConfirmationActionName(name: "do")
  public static let download = ConfirmationActionName(name: "download")
  public static let filter = ConfirmationActionName(name: "filter")
  public static let find = ConfirmationActionName(name: "find")
  public static let get = ConfirmationActionName(name: "get")
  public static let go = ConfirmationActionName(name: "go")
  public static let log = ConfirmationActionName(name: "log")
  public static let open = ConfirmationActionName(name: "open")
  public static let order = ConfirmationActionName(name: "order")
  public static let pay = ConfirmationActionName(name: "pay")
  public static let play = ConfirmationActionName(name: "play")
  public static let playSound = ConfirmationActionName(name: "playSound")
  public static let post = ConfirmationActionName(name: "post")
  public static let request = ConfirmationActionName(name: "request")
  public static let run = ConfirmationActionName(name: "run")
  public static let search = ConfirmationActionName(name: "search")
  public static let send = ConfirmationActionName(name: "send")
  public static let set = ConfirmationActionName(name: "set")
  public static let share = ConfirmationActionName(name: "share")
  public static let start = ConfirmationActionName(name: "start")
  public static let toggle = ConfirmationActionName(name: "toggle")
  public static let turnOff = ConfirmationActionName(name: "turnOff")
  public static let turnOn = ConfirmationActionName(name: "turnOn")
  public static let view = ConfirmationActionName(name: "view")

  /// A word of the app's own.
  public static func custom(
    acceptLabel: LocalizedStringResource, acceptAlternatives: [LocalizedStringResource] = [],
    denyLabel: LocalizedStringResource, denyAlternatives: [LocalizedStringResource] = [],
    destructive: Bool = false
  ) -> ConfirmationActionName {
    let labels = [acceptLabel] + acceptAlternatives + [denyLabel] + denyAlternatives
    return ConfirmationActionName(
      name: labels.map { String(localized: $0) }.joined(separator: ", ")
        + (destructive ? " (destructive)" : ""))
  }
}
