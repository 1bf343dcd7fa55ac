import Device
import Foundation

/// Gives objects other classes than those that made them.
enum ObjectClass {
  /// Makes an object of exactly one class one of a subclass, which must not have stored properties of its own.
  static func change<Base: AnyObject>(
    _ object: Base, from base: Base.Type, to subclass: Base.Type
  ) {
    guard type(of: object) == base else { return }
    // An object begins with a reference to its class.
    Unmanaged.passUnretained(object).toOpaque()
      .storeBytes(of: unsafeBitCast(subclass as AnyClass, to: UInt.self), as: UInt.self)
  }
}

// MARK: Toolchain

@used @section(".init_array")
private let seam: @convention(c) () -> Void = { ToolchainProbe.register(makeSeam) }

@Sendable
private func makeSeam() -> Seam {
  Seam(
    "Objects that become ones of subclasses",
    needs: "objects to begin with a reference to their class",
    cost: "An observed Progress tells of nothing, and timers for targets have no user info."
  ) {
    let object = Sample.make()
    ObjectClass.change(object, from: Sample.self, to: ChangedSample.self)
    return object.isChanged ? nil : "their class stands elsewhere"
  }
}

private class Sample {
  var isChanged: Bool { false }

  /// Not made where it is asked, lest the compiler knows its class.
  @inline(never)
  static func make() -> Sample { Sample() }
}

private final class ChangedSample: Sample {
  override var isChanged: Bool { true }
}
