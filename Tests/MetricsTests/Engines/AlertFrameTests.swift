import Accessibility
import CoreGraphics
import Device
import Metrics
import SwiftUI
import Testing
import UIKit

/// Alerts and action sheets of both frameworks, as they stand on the screen.
@MainActor
struct AlertFrameTests {
  /// What both show, from the upper left corner of the box.
  private struct Frames {
    var box = CGRect.zero
    var texts: [CGRect] = []
    var buttons: [CGRect] = []
    var fields: [CGRect] = []
  }

  private func frames(_ controller: UIViewController, _ type: ElementKind) throws -> Frames {
    let screen = Screen(controller)
    defer { screen.close() }
    return try frames(screen, type)
  }

  private func frames(_ screen: Screen, _ type: ElementKind) throws -> Frames {
    let box = try screen.frame(type)
    return Frames(
      box: box, texts: try screen.frames(.staticText, from: box),
      buttons: try screen.frames(.button, from: box),
      fields: try screen.frames(.textField, from: box))
  }

  private func frames(
    _ alert: UIAlertController, _ type: ElementKind
  ) throws -> Frames {
    let controller = UIViewController()
    let screen = Screen(controller)
    defer { screen.close() }
    controller.present(alert, animated: false)
    TurnScheduler.shared.runTurn()
    return try frames(screen, type)
  }

  /// A frame without its place and width across.
  private nonisolated func rows(_ frame: CGRect) -> CGRect {
    CGRect(x: 0, y: frame.minY, width: 0, height: frame.height)
  }

  private let message = "What is written in it cannot be read again, by anybody, at any time."

  @Test func alertsStandInTheSamePlaces() throws {
    let alert = UIAlertController(
      title: "Delete the letter?", message: message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    let own = try frames(alert, .alert)
    let view = Color.clear.alert("Delete the letter?", isPresented: .constant(true)) {
      Button("Delete", role: .destructive) {}
      Button("Cancel", role: .cancel) {}
    } message: {
      Text(message)
    }
    let other = try frames(UIHostingController(rootView: view), .alert)
    #expect(own.box.width == 270)
    #expect(isSame(own.box, other.box), "\(own.box) \(other.box)")
    #expect(isSame(own.buttons, other.buttons), "\(own.buttons) \(other.buttons)")
    // SwiftUI's texts are as wide as their words, UIKit's as the room for them.
    #expect(isSame(own.texts.map(rows), other.texts.map(rows)))
  }

  @Test func fieldsStandInTheSamePlaces() throws {
    let alert = UIAlertController(title: "Sign in", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addTextField { $0.placeholder = "Town" }
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    let own = try frames(alert, .alert)
    let view = Color.clear.alert("Sign in", isPresented: .constant(true)) {
      TextField("Name", text: .constant(""))
      TextField("Town", text: .constant(""))
      Button("OK") {}
    }
    let other = try frames(UIHostingController(rootView: view), .alert)
    #expect(abs(own.box.height - other.box.height) < 0.34, "\(own.box) \(other.box)")
    #expect(own.box.width == other.box.width)
    #expect(own.fields.count == 2 && other.fields.count == 2)
    // UIKit's fields are as high as their row, SwiftUI's as their line.
    for (field, line) in zip(own.fields, other.fields) {
      #expect(abs(field.midY - line.midY) < 0.34)
      #expect(abs(field.minX - line.minX) < 0.34 && abs(field.width - line.width) < 0.34)
    }
    #expect(own.fields.first?.height == AlertMetrics.fieldHeight)
  }

  @Test func sheetsOfActionsStandInTheSamePlaces() throws {
    let sheet = UIAlertController(
      title: "Share the letter?", message: nil, preferredStyle: .actionSheet)
    for title in ["Copy", "Send"] {
      sheet.addAction(UIAlertAction(title: title, style: .default))
    }
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    let own = try frames(sheet, .sheet)
    let view = Color.clear.confirmationDialog(
      "Share the letter?", isPresented: .constant(true), titleVisibility: .visible
    ) {
      Button("Copy") {}
      Button("Send") {}
      Button("Cancel", role: .cancel) {}
    }
    let other = try frames(UIHostingController(rootView: view), .sheet)
    #expect(isSame(own.box, other.box), "\(own.box) \(other.box)")
    #expect(isSame(own.buttons, other.buttons), "\(own.buttons) \(other.buttons)")
    #expect(own.buttons.count == 3)
  }

  @Test func lettersAndWidthFollowTheContentSize() throws {
    let alert = UIAlertController(title: "Large", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    let device = UIApplication.shared.device
    device.traits.contentSizeCategory = .accessibilityLarge
    defer { device.traits.contentSizeCategory = .large }
    let own = try frames(alert, .alert)
    let view = Color.clear.alert("Large", isPresented: .constant(true)) { Button("OK") {} }
    let other = try frames(UIHostingController(rootView: view), .alert)
    #expect(own.box.width == 310)
    #expect(abs(own.box.height - other.box.height) < 0.34, "\(own.box) \(other.box)")
    #expect(own.box.width == other.box.width)
  }

  @Test func fieldsGrowWithTheContentSize() throws {
    let device = UIApplication.shared.device
    device.traits.contentSizeCategory = .accessibilityExtraLarge
    defer { device.traits.contentSizeCategory = .large }
    let alert = UIAlertController(title: "Sign in", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addTextField { $0.placeholder = "Town" }
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    let font = try #require(alert.textFields?.first?.font)
    #expect(font.pointSize == 33)
    let own = try frames(alert, .alert)
    let view = Color.clear.alert("Sign in", isPresented: .constant(true)) {
      TextField("Name", text: .constant(""))
      TextField("Town", text: .constant(""))
      Button("OK") {}
    }
    let other = try frames(UIHostingController(rootView: view), .alert)
    #expect(abs(own.box.height - other.box.height) < 0.34, "\(own.box) \(other.box)")
    for fields in [own.fields, other.fields] {
      #expect(fields.count == 2)
      // As high as their letters, and none over the other.
      #expect(fields.allSatisfy { $0.height >= font.lineHeight })
      #expect(fields[1].minY >= fields[0].maxY)
    }
    for (field, line) in zip(own.fields, other.fields) {
      #expect(abs(field.midY - line.midY) < 0.34)
    }
  }
}
