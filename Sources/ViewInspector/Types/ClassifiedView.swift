extension ViewType {
  /// A view whose kind has not been asked for yet.
  public struct ClassifiedView: BaseViewType, SingleViewContent, MultipleViewContent {
    public static let typePrefix = ""
    public static let namespacedPrefixes: [String] = []
    public static let isTransitive = true

    @MainActor
    public static func _accepts(_ content: Content) -> Bool { true }
  }

  /// The view around another one; it has to be given a kind before it is used.
  public struct ParentView: BaseViewType, SingleViewContent {
    public static let typePrefix = ""
    public static let namespacedPrefixes: [String] = []
    public static let isTransitive = true

    @MainActor
    public static func _accepts(_ content: Content) -> Bool { true }
  }
}
