extension UICollectionView {
  /// How soon items make room for one that is dragged over them.
  public enum ReorderingCadence: Int, Sendable {
    case immediate = 0
    case fast = 1
    case slow = 2
  }
}
