import FoundationAdditions

extension ServicePermission {
  static let microphone = ServicePermission(.microphone, for: "the microphone")
  static let camera = ServicePermission(.camera, for: "the camera")
}
