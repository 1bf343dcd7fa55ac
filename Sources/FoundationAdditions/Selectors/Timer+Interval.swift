import Device
import Foundation

// Foundation's own initializer, defined in its place, as `DeviceLocale` does: on Linux a timer that is made of an interval
// fires at once for the first time, where Apple's documentation has it fire after the interval.

#if DEBUG
  extension Timer {
    @_silgen_name("$s10Foundation5TimerC12timeInterval7repeats5blockACSd_SbyACYbctcfC")
    public static func _interposed_timer(
      timeInterval: TimeInterval, repeats: Bool, block: __owned @escaping @Sendable (Timer) -> Void
    ) -> Timer {
      Timer(
        fire: Date(timeIntervalSinceNow: max(timeInterval, 0)), interval: timeInterval,
        repeats: repeats, block: block)
    }
  }

  @used @section(".init_array")
  private let seam: @convention(c) () -> Void = { ToolchainProbe.register(makeSeam) }

  @Sendable
  private func makeSeam() -> Seam {
    Seam(
      "Timers that are made of an interval",
      needs: "Foundation's Timer.init(timeInterval:repeats:block:) to be replaceable",
      cost: "Such a timer fires at once for the first time."
    ) {
      ProgramSymbol.problem(replacing: [
        "$s10Foundation5TimerC12timeInterval7repeats5blockACSd_SbyACYbctcfC"
      ])
    }
  }
#endif
