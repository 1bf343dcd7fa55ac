import Foundation

/// Names a piece of information about an element, so that views further out can replace it or take it away.
public struct AccessibilityCustomContentKey: Equatable {
  let id: String
  let label: Text

  public init(_ label: Text, id: String) {
    self.id = id
    self.label = label
  }

  public init(_ labelKey: LocalizedStringKey, id: String) {
    self.init(Text(labelKey), id: id)
  }

  /// A key that is its own words.
  public init(_ labelKey: LocalizedStringKey) {
    let label = Text(labelKey)
    self.init(label, id: label.plainString)
  }
}
