import Foundation
import FoundationAdditions
import UIKit
import UniformTypeIdentifiers

extension Bool {
  /// What Shortcuts calls on and off.
  public struct IntentDisplayName: Sendable {
    private let names: [LocalizedStringResource]

    public init(`true`: LocalizedStringResource, `false`: LocalizedStringResource) {
      names = [`true`, `false`]
    }
  }
}

extension IntentParameter where Value.UnwrappedType == Bool {
  /// Makes a parameter that is on or off.
  ///
  /// Differs from Apple's: nobody fills in parameters here, so `displayName` is shown nowhere.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, displayName: Bool.IntentDisplayName,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      name: title, description, default: defaultValue, dialog: requestValueDialog,
      disambiguation: nil)
  }
}

extension String {
  /// How Shortcuts lets a person type a text.
  public struct IntentInputOptions: Sendable {
    /// What Shortcuts writes with a capital letter.
    ///
    /// Differs from Apple's: makes no difference; nobody fills in parameters here.
    public enum CapitalizationType: Hashable, Sendable {
      case none, words, sentences, allCharacters
    }

    private let flags: [Bool]
    private let keyboardType: UIKeyboardType
    private let capitalizationType: CapitalizationType

    public init(
      keyboardType: UIKeyboardType = .default, capitalizationType: CapitalizationType = .sentences,
      multiline: Bool = false, autocorrect: Bool = true, smartQuotes: Bool = true,
      smartDashes: Bool = true
    ) {
      self.keyboardType = keyboardType
      self.capitalizationType = capitalizationType
      flags = [multiline, autocorrect, smartQuotes, smartDashes]
    }
  }
}

extension IntentParameter where Value.UnwrappedType == String {
  /// Makes a parameter with a text.
  ///
  /// Differs from Apple's: nobody fills in parameters here, so nothing looks at `inputOptions`.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, inputOptions: String.IntentInputOptions,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      name: title, description, default: defaultValue, dialog: requestValueDialog,
      disambiguation: requestDisambiguationDialog)
  }
}

extension IntentParameter {
  /// What a person chooses of a date.
  public enum DateKind: Hashable, Sendable {
    case date, time, dateTime
  }
}

extension IntentParameter where Value.UnwrappedType == Date {
  /// Makes a parameter with a date.
  ///
  /// Differs from Apple's: nobody fills in parameters here, so `kind` says nothing.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, kind: DateKind, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      name: title, description, default: defaultValue, dialog: requestValueDialog,
      disambiguation: nil)
  }
}

extension IntentParameter {
  /// Makes a parameter with files.
  ///
  /// Differs from Apple's: nobody fills in parameters here, so nothing looks at `supportedTypeIdentifiers`.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    supportedTypeIdentifiers: [String], requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      name: title, description, default: nil, dialog: requestValueDialog, disambiguation: nil)
  }

  /// Makes a parameter with files.
  ///
  /// Differs from Apple's: nobody fills in parameters here, so nothing looks at `supportedContentTypes`.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    supportedContentTypes: [UTType], requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      name: title, description, default: nil, dialog: requestValueDialog,
      disambiguation: requestDisambiguationDialog)
  }
}
