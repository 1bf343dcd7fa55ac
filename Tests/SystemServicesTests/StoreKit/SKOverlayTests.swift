import Foundation
import StoreKit
import SwiftUI
import Testing
import UIKit

/// A sign for another app, which needs the App Store.
@MainActor
@Suite struct SKOverlayTests {
  private final class Listener: NSObject, SKOverlayDelegate {
    var code: SKError.Code?

    func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error) {
      code = (error as? SKError)?.code
    }
  }

  @Test func withoutTheStoreItFails() async throws {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    let scene = try #require(window.windowScene)
    let configuration = SKOverlay.AppConfiguration(appIdentifier: "1", position: .bottom)
    configuration.userDismissible = false
    let overlay = SKOverlay(configuration: configuration)
    let listener = Listener()
    overlay.delegate = listener
    overlay.present(in: scene)
    #expect(listener.code == nil)
    await withCheckedContinuation { end in DispatchQueue.main.async { end.resume() } }
    #expect(listener.code == .cloudServiceNetworkConnectionFailed)
  }

  @Test func aViewStaysAsItIs() {
    let view = Text("Mine")
    let signed = view.appStoreOverlay(isPresented: .constant(true)) {
      SKOverlay.AppConfiguration(appIdentifier: "1", position: .bottomRaised)
    }
    let sizes = [AnyView(view), AnyView(signed)].map {
      UIHostingController(rootView: $0).sizeThatFits(in: CGSize(width: 300, height: 300))
    }
    #expect(sizes[0] == sizes[1])
  }
}
