import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// What a dialog for files lets users see.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let enumeratePackages = Self(rawValue: 1)
  public static let includeHiddenFiles = Self(rawValue: 2)
  public static let displayFileExtensions = Self(rawValue: 4)
}

/// What dialogs for files look like.
extension View {
  /// Sets the words above the files; iOS shows none.
  ///
  /// Differs from Apple's: no dialog shows the words, as on a phone; they are kept for inspection alone.
  public nonisolated func fileDialogMessage(_ message: Text?) -> some View {
    modifier(NotedModifier("fileDialogMessage", message))
  }

  /// Sets the words above the files; iOS shows none.
  ///
  /// Differs from Apple's: no dialog shows the words, as on a phone; they are kept for inspection alone.
  public nonisolated func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View {
    fileDialogMessage(Text(messageKey))
  }

  /// Sets the words above the files; iOS shows none.
  ///
  /// Differs from Apple's: no dialog shows the words, as on a phone; they are kept for inspection alone.
  @_disfavoredOverload
  public nonisolated func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View {
    fileDialogMessage(Text(message))
  }

  /// Sets the words of the button that ends the choice; iOS has its own.
  ///
  /// Differs from Apple's: the button keeps its own words, as on a phone; these are kept for inspection alone.
  public nonisolated func fileDialogConfirmationLabel(_ label: Text?) -> some View {
    modifier(NotedModifier("fileDialogConfirmationLabel", label))
  }

  /// Sets the words of the button that ends the choice; iOS has its own.
  ///
  /// Differs from Apple's: the button keeps its own words, as on a phone; these are kept for inspection alone.
  public nonisolated func fileDialogConfirmationLabel(
    _ labelKey: LocalizedStringKey
  ) -> some View { fileDialogConfirmationLabel(Text(labelKey)) }

  /// Sets the words of the button that ends the choice; iOS has its own.
  ///
  /// Differs from Apple's: the button keeps its own words, as on a phone; these are kept for inspection alone.
  @_disfavoredOverload
  public nonisolated func fileDialogConfirmationLabel<S: StringProtocol>(
    _ label: S
  ) -> some View { fileDialogConfirmationLabel(Text(label)) }

  /// Sets where the dialog begins.
  ///
  /// Differs from Apple's: the dialog begins in the app's documents directory.
  public nonisolated func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
    modifier(NotedModifier("fileDialogDefaultDirectory", defaultDirectory))
  }

  /// Names the dialog, so that it opens next time where it was left.
  ///
  /// Differs from Apple's: each dialog begins in the app's documents directory.
  public nonisolated func fileDialogCustomizationID(_ id: String) -> some View {
    modifier(NotedModifier("fileDialogCustomizationID", id))
  }

  /// Sets what users see of the files.
  ///
  /// Differs from Apple's: hidden files are not shown, and names always have their extensions.
  public nonisolated func fileDialogBrowserOptions(
    _ options: FileDialogBrowserOptions
  ) -> some View {
    modifier(NotedModifier("fileDialogBrowserOptions", options))
  }
}
