#if TESTABLE
  import SwiftUI

  /// A control of the framework, exposed with the data that it shows.
  ///
  /// Reads the control in a body of its own, so that it follows the state that the control shows, also
  /// where no body around it does.
  struct NativeExposure<M: Modifier>: View {
    let content: M.Content
    let base: M
    let data: ExposedData
    /// Another one in each evaluation: what a control shows is read again whenever it is made again.
    private let serial = NativeExposureSerial.next()

    init(content: M.Content, base: M, data: ExposedData) {
      self.content = content
      self.base = base
      self.data = data
    }

    var body: some View {
      base.make(content).modifier(ExposingModifier(data: data))
    }

    var _structure: _ViewStructure { _ViewStructure(.wrapper(content)) }
  }

  @MainActor
  private enum NativeExposureSerial {
    private static var last = 0

    static func next() -> Int {
      last += 1
      return last
    }
  }
#endif
