// The effects of one symbol taking another's place, where their type is known: `.magic(fallback: .downUp)`.
extension ReplaceSymbolEffect {
  public static var downUp: Self { Self().downUp }
  public static var upUp: Self { Self().upUp }
  public static var offUp: Self { Self().offUp }
}
