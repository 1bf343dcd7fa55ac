import Foundation
import FoundationAdditions

// The orientation can be set by its key: apps turn the screen so.

extension UIDevice {
  fileprivate var turnedOrientation: UIDeviceOrientation {
    get { orientation }
    set { turn(to: newValue) }
  }
}

@used @section(".init_array")
private let tables: @convention(c) () -> Void = {
  ClassTable.registerOwn { @MainActor in
    [
      ClassTable(
        UIDevice.self,
        properties: [ObjectiveCProperty("orientation", \UIDevice.turnedOrientation)])
    ]
  }
}
