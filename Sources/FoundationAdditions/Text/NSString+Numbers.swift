import Device
import Foundation

// Foundation's own functions, defined in its place, as `DeviceLocale` does: on Linux they end the process for texts with
// characters beyond the first plane of Unicode, such as emoji.

#if DEBUG
  extension NSString {
    private var number: NumberPrefix { NumberPrefix(self as String) }

    @_silgen_name("$s10Foundation8NSStringC12integerValueSivg")
    public func _interposed_integerValue() -> Int { number.integer }

    @_silgen_name("$s10Foundation8NSStringC13longLongValues5Int64Vvg")
    public func _interposed_longLongValue() -> Int64 { Int64(number.integer) }

    @_silgen_name("$s10Foundation8NSStringC8intValues5Int32Vvg")
    public func _interposed_intValue() -> Int32 { Int32(clamping: number.integer) }

    @_silgen_name("$s10Foundation8NSStringC11doubleValueSdvg")
    public func _interposed_doubleValue() -> Double { number.real }

    @_silgen_name("$s10Foundation8NSStringC10floatValueSfvg")
    public func _interposed_floatValue() -> Float { Float(number.real) }

    @_silgen_name("$s10Foundation8NSStringC9boolValueSbvg")
    public func _interposed_boolValue() -> Bool { number.flag }
  }

  private let names = [
    "12integerValueSivg", "13longLongValues5Int64Vvg", "8intValues5Int32Vvg", "11doubleValueSdvg",
    "10floatValueSfvg", "9boolValueSbvg",
  ].map { "$s10Foundation8NSStringC" + $0 }

  @used @section(".init_array")
  private let seam: @convention(c) () -> Void = { ToolchainProbe.register(makeSeam) }

  @Sendable
  private func makeSeam() -> Seam {
    Seam(
      "Numbers in texts",
      needs: "Foundation's NSString.integerValue and its siblings to be replaceable",
      cost: "Reading a number from a text with emoji ends the process."
    ) { ProgramSymbol.problem(replacing: names) }
  }
#endif
