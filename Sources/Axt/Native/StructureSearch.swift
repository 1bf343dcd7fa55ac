#if TESTABLE
  import SwiftUI
  import TestReporting

  /// Looks into view values through what they tell of their structure.
  @MainActor
  enum StructureSearch {
    /// The first view of a kind, depth first, not looking into bodies of custom views.
    static func first<Match>(_ type: Match.Type, in view: any View) -> Match? {
      if let match = view as? Match { return match }
      switch view._structure.storage {
      case .wrapper(let inner): return first(type, in: inner)
      case .modified(let inner, let modifier):
        return first(type, of: modifier) ?? first(type, in: inner)
      case .list(let list): return first(type, in: list)
      case .view(let description):
        if let content = description.content, let match = first(type, in: content) { return match }
        if let items = description.items, let match = first(type, in: items) { return match }
        // The name of a picture is no text of the view.
        if description.name == "Image" { return nil }
        for child in description.supplementary {
          if let match = first(type, in: child.view()) { return match }
        }
        return nil
      case .custom, .absent: return nil
      }
    }

    /// What was told to be missing already, each once.
    private static var reported: Set<String> = []

    /// The first view of a kind; fails the running test if there is none.
    ///
    /// `member` is the static member of `NativeView` that names the kind, `views` the views that it is for.
    static func require<Match, Content: View>(
      _ type: Match.Type, in content: Content, for member: String, views: String
    ) -> Match? {
      if let match = first(type, in: content) { return match }
      guard AxtTest.enabled else { return nil }
      let message =
        "testId(_:type: .\(member)) is for a \(views), and there is none in \(Content.self). "
        + "Bodies of custom views are not looked into: there give label, value, action and "
        + "setValue yourself. The element is exposed without a value and an action."
      if reported.insert(message).inserted {
        recordFailure(message, at: AxtTest.lastHost)
      }
      return nil
    }

    private static func first<Match>(
      _ type: Match.Type, of modifier: any ViewModifier
    ) -> Match? {
      if case .pair(let inner, let outer) = modifier._structure.storage {
        return first(type, of: outer) ?? first(type, of: inner)
      }
      return modifier as? Match
    }

    private static func first<Match>(_ type: Match.Type, in list: ViewList) -> Match? {
      for index in 0..<list.count {
        if let match = first(type, in: list[index]) { return match }
      }
      return nil
    }

    /// The first text of a view; nil if it has none.
    static func firstString(in view: any View) -> String? {
      first(Text.self, in: view)?.resolvedString(in: EnvironmentValues())
    }
  }
#endif
