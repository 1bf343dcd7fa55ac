/// A closure on its way to where it runs.
///
/// Combine predates `Sendable`: its actions and subscribers run elsewhere though their types don't
/// promise that they can.
struct UncheckedAction<Function>: @unchecked Sendable {
  let run: Function

  init(_ run: Function) {
    self.run = run
  }
}
