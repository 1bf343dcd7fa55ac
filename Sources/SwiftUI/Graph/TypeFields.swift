import Device
@_spi(Reflection) import Swift

/// The stored properties of a struct, or the elements of a tuple, as the runtime's metadata tell them.
struct TypeFields {
  struct Field {
    /// ".0", ".1" … for elements of a tuple without labels.
    let name: String
    /// In bytes.
    let offset: Int
    let type: Any.Type
  }

  let fields: [Field]
  /// Whether the runtime knows all of them.
  let isComplete: Bool

  init(of type: Any.Type) {
    var fields: [Field] = []
    isComplete = _forEachField(of: type, options: Self.ignoringUnknown) { name, offset, type, _ in
      fields.append(Field(name: String(cString: name), offset: offset, type: type))
      return true
    }
    self.fields = fields
  }

  /// The elements of a tuple; nil for any other type.
  init?(ofTuple type: Any.Type) {
    func isTuple<T>(_: T.Type) -> Bool {
      var isTuple = false
      _ = _forEachField(of: Whole<T>.self, options: Self.ignoringUnknown) { _, _, _, kind in
        isTuple = kind == .tuple
        return true
      }
      return isTuple
    }
    guard _openExistential(type, do: isTuple) else { return nil }
    self.init(of: type)
  }

  /// The runtime tells of what kind fields are.
  private struct Whole<T> {
    let value: T
  }

  /// `_EachFieldOptions.ignoreUnknown`, which is not declared safe to read from here.
  private static let ignoringUnknown = _EachFieldOptions(rawValue: 1 << 1)

  // MARK: Probe

  private struct Sample {
    let flag: Bool
    let text: String
    let pair: (Int8, [Int])
  }

  /// What is wrong with what the runtime tells of types that are known; nil if nothing is.
  fileprivate static var problem: String? {
    let sample = TypeFields(of: Sample.self)
    guard sample.isComplete, sample.fields.map(\.name) == ["flag", "text", "pair"],
      sample.fields.map(\.offset)
        == [\Sample.flag, \Sample.text, \Sample.pair].compactMap({
          MemoryLayout<Sample>.offset(of: $0)
        })
    else { return "it tells \(sample.fields) of a struct" }
    guard let pair = TypeFields(ofTuple: (Int8, [Int]).self),
      pair.fields.map(\.offset) == [0, MemoryLayout<[Int]>.alignment],
      pair.fields.last?.type == [Int].self
    else { return "it tells no elements of a tuple" }
    return TypeFields(ofTuple: Sample.self) == nil ? nil : "it takes a struct for a tuple"
  }
}

@used @section(".init_array")
private let seam: @convention(c) () -> Void = { ToolchainProbe.register(makeSeam) }

@Sendable
private func makeSeam() -> Seam {
  Seam(
    "The fields of views",
    needs: "the runtime's metadata about the fields of structs and tuples",
    cost: """
      @State and its siblings are not wired to their storage, and views in a row are not made: \
      screens stay empty or as they were first.
      """
  ) {
    TypeFields.problem
  }
}
