import FoundationAdditions

extension EditDistance {
  /// How far a name is from what was asked for, without regard to case, plus one if only the case differs;
  /// `bound` + 1 stands for everything above `bound`.
  ///
  /// A name that holds what was asked for whole is near, however long the rest.
  static func ofName(_ name: String, from wanted: String, atMost bound: Int) -> Int {
    if wanted == name { return 0 }
    let (first, second) = (wanted.lowercased(), name.lowercased())
    if first == second { return 1 }
    if first.count >= 3, second.contains(first) { return min(2, bound) }
    return between(first, second, atMost: bound)
  }
}
