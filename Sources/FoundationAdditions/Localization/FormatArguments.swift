import Foundation

/// What a format asks of its arguments, and whether they are that.
///
/// An argument that is read as something else than it is, or that is not there, is memory of no meaning. iOS prints it or
/// ends the process; here it counts as nothing, and is told of.
struct FormatArguments {
  /// The format without positions, and with placeholders only where there is something for them.
  private(set) var format: String
  /// One for each placeholder, in their order.
  private(set) var arguments: [any CVarArg]
  /// What is wrong, in words; nil if nothing is.
  private(set) var problem: String?
  /// Whether iOS is likely to end the process for it.
  private(set) var isFatal = false

  init(_ format: String, _ arguments: [any CVarArg]) {
    self.format = format
    self.arguments = arguments
    guard format.utf8.contains(UInt8(ascii: "%")) else { return }
    var scan = FormatScan(format)
    scan.run()
    self.format = scan.text
    self.arguments = []
    if scan.hasOddNumber {
      note("a number in a placeholder is beyond \(FormatScan.most)", isFatal: false)
    }
    for need in scan.needs {
      let argument = arguments.indices.contains(need.index) ? arguments[need.index] : nil
      if let argument, need.kind.fits(argument) {
        let isReal = need.kind == .real
        self.arguments.append(
          need.isWidth ? Self.width(argument) : isReal ? Self.real(argument) : argument)
        continue
      }
      self.arguments.append(need.kind.nothing)
      let what = argument.map { "is \(type(of: $0))" } ?? "is missing"
      note(
        "argument \(need.index + 1), which is read as \(need.kind.name), \(what)",
        isFatal: need.kind == .object || need.kind == .text)
    }
  }

  /// A width that a line could have.
  private static func width(_ argument: any CVarArg) -> any CVarArg {
    guard let number = argument as? any BinaryInteger else { return argument }
    return min(max(Int(clamping: number), -FormatScan.most), FormatScan.most)
  }

  /// What is no number has no sign on iOS; Linux prints that of its bits, as -nan for 0.0 / 0.0.
  private static func real(_ argument: any CVarArg) -> any CVarArg {
    switch argument {
    case let number as Double where number.isNaN: Double.nan
    case let number as Float where number.isNaN: Double.nan
    case let number as CGFloat where number.isNaN: Double.nan
    default: argument
    }
  }

  private mutating func note(_ words: String, isFatal: Bool) {
    problem = problem.map { $0 + "; " + words } ?? words
    self.isFatal = self.isFatal || isFatal
  }
}
