import Foundation

extension View {
  @_disfavoredOverload
  public nonisolated func badge(_ resource: LocalizedStringResource?) -> some View {
    modifier(_ListTraitModifier(.badge(resource.map { Text($0) })))
  }
}
