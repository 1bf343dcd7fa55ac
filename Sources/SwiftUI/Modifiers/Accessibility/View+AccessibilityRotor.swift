import Foundation

extension View {
  private nonisolated func rotor<Content: AccessibilityRotorContent>(
    _ name: AccessibilityRotorModifier.Name, _ entries: @escaping () -> Content
  ) -> some View {
    nonisolated(unsafe) let entries = entries
    return modifier(
      AccessibilityRotorModifier(name: name, targets: { entries()._targets(in: $0) }))
  }

  private nonisolated func rotor<Model, ID: Hashable>(
    _ name: AccessibilityRotorModifier.Name, _ entries: [Model], _ id: KeyPath<Model, ID>,
    _ label: KeyPath<Model, String>
  ) -> some View {
    nonisolated(unsafe) let targets = entries.map { entry in
      _AccessibilityRotorTarget(
        label: entry[keyPath: label], id: AnyHashable(entry[keyPath: id]), isNamed: false,
        prepare: {})
    }
    return modifier(AccessibilityRotorModifier(name: name, targets: { _ in targets }))
  }

  // MARK: Entries from statements

  /// Lets users of assistive technologies go from entry to entry.
  public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { rotor(.words(label), entries) }

  public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { rotor(.words(Text(labelKey)), entries) }

  @_disfavoredOverload
  public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelResource: LocalizedStringResource,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { rotor(.words(Text(labelResource)), entries) }

  @_disfavoredOverload
  public nonisolated func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
    _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { rotor(.words(Text(label)), entries) }

  public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { rotor(.system(systemRotor), entries) }

  // MARK: Entries from models

  public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabel: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View { rotor(.words(rotorLabel), entries, \.id, entryLabel) }

  public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { rotor(.words(Text(rotorLabelKey)), entries, \.id, entryLabel) }

  @_disfavoredOverload
  public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabelResource: LocalizedStringResource, entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { rotor(.words(Text(rotorLabelResource)), entries, \.id, entryLabel) }

  @_disfavoredOverload
  public nonisolated func accessibilityRotor<L: StringProtocol, EntryModel: Identifiable>(
    _ rotorLabel: L, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View { rotor(.words(Text(rotorLabel)), entries, \.id, entryLabel) }

  public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { rotor(.system(systemRotor), entries, \.id, entryLabel) }

  public nonisolated func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabel: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { rotor(.words(rotorLabel), entries, entryID, entryLabel) }

  public nonisolated func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { rotor(.words(Text(rotorLabelKey)), entries, entryID, entryLabel) }

  @_disfavoredOverload
  public nonisolated func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabelResource: LocalizedStringResource, entries: [EntryModel],
    entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
  ) -> some View { rotor(.words(Text(rotorLabelResource)), entries, entryID, entryLabel) }

  @_disfavoredOverload
  public nonisolated func accessibilityRotor<L: StringProtocol, EntryModel, ID: Hashable>(
    _ rotorLabel: L, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { rotor(.words(Text(rotorLabel)), entries, entryID, entryLabel) }

  public nonisolated func accessibilityRotor<EntryModel, ID: Hashable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel],
    entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
  ) -> some View { rotor(.system(systemRotor), entries, entryID, entryLabel) }

  // MARK: Parts of a text

  private nonisolated func rotor(
    _ name: AccessibilityRotorModifier.Name, _ textRanges: [Range<String.Index>]
  ) -> some View {
    modifier(
      AccessibilityRotorModifier(
        name: name,
        targets: { _ in
          textRanges.map {
            _AccessibilityRotorTarget(
              label: nil, id: nil, isNamed: false, textRange: $0, prepare: {})
          }
        }))
  }

  /// Lets users of assistive technologies go from part to part of the view's text.
  public nonisolated func accessibilityRotor(
    _ label: Text, textRanges: [Range<String.Index>]
  ) -> some View { rotor(.words(label), textRanges) }

  public nonisolated func accessibilityRotor(
    _ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>]
  ) -> some View { rotor(.words(Text(labelKey)), textRanges) }

  @_disfavoredOverload
  public nonisolated func accessibilityRotor(
    _ labelResource: LocalizedStringResource, textRanges: [Range<String.Index>]
  ) -> some View { rotor(.words(Text(labelResource)), textRanges) }

  @_disfavoredOverload
  public nonisolated func accessibilityRotor<L: StringProtocol>(
    _ label: L, textRanges: [Range<String.Index>]
  ) -> some View { rotor(.words(Text(label)), textRanges) }

  public nonisolated func accessibilityRotor(
    _ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]
  ) -> some View { rotor(.system(systemRotor), textRanges) }

  // MARK: Naming what entries lead to

  /// Lets entries of rotors elsewhere lead to the view.
  public nonisolated func accessibilityRotorEntry<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View { attach(.rotorEntry(AccessibilityName(id, namespace))) }
}
