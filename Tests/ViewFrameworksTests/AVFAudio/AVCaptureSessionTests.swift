import FoundationAdditions
import Testing

@testable import AVFAudio

@Suite struct AVCaptureSessionTests {
  @Test func thereIsNoCamera() {
    #expect(AVCaptureDevice.default(.builtInWideAngleCamera, for: .video, position: .back) == nil)
    let search = AVCaptureDevice.DiscoverySession(
      deviceTypes: [.builtInWideAngleCamera], mediaType: .video, position: .unspecified)
    #expect(search.devices.isEmpty)
  }

  @Test func aSessionRunsWithoutACamera() {
    let session = AVCaptureSession()
    let output = AVCaptureMetadataOutput()
    session.beginConfiguration()
    #expect(session.canAddOutput(output))
    session.addOutput(output)
    session.commitConfiguration()
    #expect(session.outputs == [output] && !session.canAddOutput(output))
    #expect(output.availableMetadataObjectTypes.isEmpty && output.connections.isEmpty)
    let running = session.observe(\.isRunning, options: [.new]) { session, change in
      #expect(change.newValue == session.isRunning)
    }
    session.startRunning()
    #expect(session.isRunning)
    session.stopRunning()
    #expect(!session.isRunning)
    running.invalidate()
    session.removeOutput(output)
    #expect(session.outputs.isEmpty)
  }
}
