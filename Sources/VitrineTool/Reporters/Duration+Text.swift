import Foundation

extension Duration {
  /// A time in seconds as people read it: `0.004 s`, `12.3 s`, `2 min 05 s`.
  package static func text(_ seconds: Double) -> String {
    if seconds >= 100 {
      let whole = Int(seconds.rounded())
      return String(format: "%d min %02d s", whole / 60, whole % 60)
    }
    return String(format: seconds >= 10 ? "%.1f s" : "%.3f s", seconds)
  }
}
