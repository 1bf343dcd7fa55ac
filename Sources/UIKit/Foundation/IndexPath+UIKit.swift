import Foundation

extension IndexPath {
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  /// The first index; 0 in an empty path.
  public var section: Int {
    get { count > 0 ? self[0] : 0 }
    set { self = IndexPath(indexes: [newValue, count > 1 ? self[1] : 0]) }
  }

  /// The second index; 0 in a shorter path.
  public var row: Int {
    get { count > 1 ? self[1] : 0 }
    set { self = IndexPath(indexes: [count > 0 ? self[0] : 0, newValue]) }
  }

  /// The second index; 0 in a shorter path.
  public var item: Int {
    get { row }
    set { row = newValue }
  }
}

extension NSIndexPath {
  public convenience init(row: Int, section: Int) {
    self.init(indexes: [section, row], length: 2)
  }

  public convenience init(item: Int, section: Int) {
    self.init(indexes: [section, item], length: 2)
  }

  /// The first index; 0 in an empty path.
  public var section: Int { length > 0 ? index(atPosition: 0) : 0 }

  /// The second index; 0 in a shorter path.
  public var row: Int { length > 1 ? index(atPosition: 1) : 0 }

  /// The second index; 0 in a shorter path.
  public var item: Int { row }
}
