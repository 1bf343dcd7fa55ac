import AVKit
import Testing

/// A file that imports AVKit alone sees what its framework's headers import.
@Suite struct AVKitImportTests {
  @MainActor @Test func uiKitAndThePlayersAreSeen() {
    let screen: UIViewController = UIViewController()
    #expect(screen.title == nil && AVPlayer().rate == 0)
  }
}
