/// The extent to which a picture has to match its baseline.
public enum MatchLevel: Int, Sendable {
  /// Nothing is compared.
  case none = 1
  /// Kinds of elements and how they lie to each other; neither words, colours nor sizes.
  case layout = 2
  /// Shapes and words, in any colour.
  case content = 3
  /// What a person sees: colours may differ by what is hardly seen, and edges in how they are smoothed.
  case strict = 4
  /// Every pixel.
  case exact = 5
  /// As `strict`; texts may say something else of the same kind: another date, number, address.
  case dynamic = 6

  /// The newer name of `content`.
  public static let ignoreColors = MatchLevel.content
}
