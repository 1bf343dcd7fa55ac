import Device
import Foundation
import SwiftUI

extension View {
  /// Shows the system's translation of a text while `isPresented` is true.
  ///
  /// Differs from Apple's: a sheet with the text and a button that closes it; it is never translated, as on a
  /// simulator, so that `replacementAction` is not called. A sheet has neither an `attachmentAnchor` nor an `arrowEdge`,
  /// also on an iPad. What else the system's sheet says is not there.
  public nonisolated func translationPresentation(
    isPresented: Binding<Bool>, text: String,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    replacementAction: ((String) -> Void)? = nil
  ) -> some View {
    sheet(isPresented: isPresented) { TranslationSheet(text) }
  }

  /// Runs an action with a session for translations when the view appears, and again when the configuration changes;
  /// not while it is nil.
  public nonisolated func translationTask(
    _ configuration: TranslationSession.Configuration?,
    action: @escaping (TranslationSession) async -> Void
  ) -> some View {
    modifier(TranslationTask(configuration: configuration, action: action))
  }

  /// Runs an action with a session for translations when the view appears, and again when a language changes.
  public nonisolated func translationTask(
    source: Locale.Language? = nil, target: Locale.Language? = nil,
    action: @escaping (TranslationSession) async -> Void
  ) -> some View {
    translationTask(
      TranslationSession.Configuration(source: source, target: target), action: action)
  }
}

private nonisolated struct TranslationTask: ViewModifier {
  let configuration: TranslationSession.Configuration?
  let action: (TranslationSession) async -> Void

  @MainActor
  func body(content: Content) -> some View {
    content.task(id: configuration) {
      if let configuration { await action(TranslationSession(configuration)) }
    }
  }
}

/// The system's sheet; the text is the one with which it was opened.
private struct TranslationSheet: View {
  @State private var text: String
  @Environment(\.dismiss) private var dismiss

  nonisolated init(_ text: String) { _text = State(initialValue: text) }

  var body: some View {
    NavigationStack {
      ScrollView {
        Text(text)
          .frame(maxWidth: .infinity, alignment: .leading)
          .padding()
      }
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button(SystemWord.done.text) { dismiss() }
        }
      }
    }
    .presentationDetents([.medium, .large])
  }
}
