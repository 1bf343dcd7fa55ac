import Foundation

/// What an app tells assistive technologies.
///
/// Apple declares it in the framework Accessibility, which UIKit and SwiftUI bring along.
public enum AccessibilityNotification {
  /// Words to be spoken.
  public struct Announcement {
    private let text: String

    public init<S: StringProtocol>(_ announcement: S) { text = String(announcement) }

    public init(_ announcement: AttributedString) { text = String(announcement.characters) }

    /// Speaks the words: here they are kept for tests.
    @preconcurrency @MainActor
    public func post() { UIAccessibility.post(notification: .announcement, argument: text) }
  }

  /// Another page of a scrolling view shows.
  public struct PageScrolled {
    private let status: String

    /// - Parameter status: What is spoken, such as "Page 2 of 5".
    public init<S: StringProtocol>(_ status: S) { self.status = String(status) }

    public init(_ status: AttributedString) { self.status = String(status.characters) }

    @preconcurrency @MainActor
    public func post() { UIAccessibility.post(notification: .pageScrolled, argument: status) }
  }

  /// A part of the screen has changed.
  public struct LayoutChanged {
    private let argument: Any?

    /// - Parameter argument: The words to be spoken, or the element for the focus.
    public init(_ argument: Any? = nil) { self.argument = argument }

    /// Words are kept for tests; an element gets the focus.
    @preconcurrency @MainActor
    public func post() { UIAccessibility.post(notification: .layoutChanged, argument: argument) }
  }

  /// The screen has changed as a whole.
  public struct ScreenChanged {
    private let argument: Any?

    /// - Parameter argument: The words to be spoken, or the element for the focus.
    public init(_ argument: Any? = nil) { self.argument = argument }

    /// Words are kept for tests; an element gets the focus.
    @preconcurrency @MainActor
    public func post() { UIAccessibility.post(notification: .screenChanged, argument: argument) }
  }
}
