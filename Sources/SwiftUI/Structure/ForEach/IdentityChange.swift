import Foundation

/// What differs between two lists of identities: what lies between the ends that stay the same.
struct IdentityChange {
  /// The places in the old list whose identities may have gone or moved.
  let removed: Range<Int>
  /// The places in the new list whose identities may have come or moved.
  let inserted: Range<Int>

  var isEmpty: Bool { removed.isEmpty && inserted.isEmpty }

  /// - Complexity: O(n); identities that are plain bits are compared as such.
  init<ID: Equatable>(from old: ContiguousArray<ID>, to new: ContiguousArray<ID>) {
    let shorter = min(old.count, new.count)
    var head = 0
    var tail = 0
    old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        let (olds, news) = (old.baseAddress, new.baseAddress)
        guard let olds, let news else { return }
        if let olds = Self.integers(olds), let news = Self.integers(news) {
          while head < shorter, olds[head] == news[head] { head += 1 }
          let (oldEnd, newEnd) = (old.count - 1, new.count - 1)
          while tail < shorter - head, olds[oldEnd - tail] == news[newEnd - tail] { tail += 1 }
          return
        }
        let isSame = Self.comparison(of: ID.self)
        while head < shorter, isSame(olds + head, news + head) { head += 1 }
        let (oldEnd, newEnd) = (olds + old.count - 1, news + new.count - 1)
        while tail < shorter - head, isSame(oldEnd - tail, newEnd - tail) { tail += 1 }
      }
    }
    removed = head..<(old.count - tail)
    inserted = head..<(new.count - tail)
  }

  /// How often an identity is in a list.
  static func count<ID: Equatable>(of id: ID, in list: ContiguousArray<ID>) -> Int {
    withUnsafePointer(to: id) { id in
      list.withUnsafeBufferPointer { list in
        guard let first = list.baseAddress else { return 0 }
        var count = 0
        if let id = integers(id), let first = integers(first) {
          let wanted = id.pointee
          for index in 0..<list.count where first[index] == wanted { count += 1 }
          return count
        }
        let isSame = comparison(of: ID.self)
        for index in 0..<list.count where isSame(id, first + index) { count += 1 }
        return count
      }
    }
  }

  /// The identities, if they are integers: those are compared without a call for each.
  private static func integers<ID>(_ list: UnsafePointer<ID>) -> UnsafePointer<Int>? {
    ID.self == Int.self ? UnsafeRawPointer(list).assumingMemoryBound(to: Int.self) : nil
  }

  /// How two identities are told apart without a generic call for each, where that can be.
  private static func comparison<ID: Equatable>(
    of type: ID.Type
  ) -> (UnsafePointer<ID>, UnsafePointer<ID>) -> Bool {
    if _isPOD(type) {
      let size = MemoryLayout<ID>.size
      return { memcmp($0, $1, size) == 0 || $0.pointee == $1.pointee }
    }
    return { $0.pointee == $1.pointee }
  }
}
