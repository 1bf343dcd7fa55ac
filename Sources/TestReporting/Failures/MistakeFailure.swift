import Device

/// Runs when the program is loaded: mistakes that end an app on iOS fail the running test as any failure does.
@used @section(".init_array")
private let registration: @convention(c) () -> Void = {
  TestFailure.register(.library) { failure in
    if let place = MistakePlaces.place(told: "\(failure.filePath)") {
      recordFailure(failure.message, at: place)
    } else {
      recordFailure(failure.message, file: failure.filePath, line: failure.line)
    }
  }
}
