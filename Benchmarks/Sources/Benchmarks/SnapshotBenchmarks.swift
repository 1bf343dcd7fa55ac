import Foundation
import SnapshotTesting
import SwiftUI

/// Pictures of a whole screen, against what filling and encoding as many pixels takes without any of it.
@MainActor
enum SnapshotBenchmarks {
  private struct Screen: View {
    var body: some View {
      NavigationStack {
        List {
          Section("Fruit") {
            ForEach(["Apples", "Pears", "Plums", "Cherries", "Grapes"], id: \.self) { name in
              Label(name, systemImage: "leaf")
            }
          }
          Section("Payment") {
            Toggle("Gift", isOn: .constant(true))
            Slider(value: .constant(0.4))
            Button("Pay") {}
          }
        }
        .navigationTitle("Cart")
      }
    }
  }

  static func run(_ report: inout Report) {
    let name = "snapshot/screen/390x844@3"
    guard report.wants(name) || report.wants("snapshot/equal"), let bare = BareCairo() else {
      return
    }
    let runs = report.isSmoke ? 1 : 10
    let strategy = Snapshotting<Screen, UIImage>.image(
      layout: .device(config: .iPhone12), traits: UITraitCollection(displayScale: 3))
    var image = UIImage()
    func draw() { strategy.snapshot(Screen()).run { image = $0 } }
    draw()
    let file = strategy.diffing.toData(image)
    let reference = strategy.diffing.fromData(file)
    let whole = Timing(runs: runs) {
      seconds {
        draw()
        precondition(
          strategy.diffing.toData(image) == file, "a screen has the same bytes each time")
        precondition(strategy.diffing.diff(reference, image) == nil, "it is as its reference")
      }
    }
    let filled = Timing(runs: runs) { seconds { bare.fillAndEncode(width: 1170, height: 2532) } }
    report.add(
      name, ratio: whole.minimum / filled.minimum, limit: 3,
      note: "\(whole.text) drawn, encoded and compared, \(filled.text) filled and encoded")
    let allowed = _isDebugAssertConfiguration() ? 0.25 : 0.06
    report.add(
      "snapshot/time/390x844@3", ratio: whole.minimum / allowed, limit: report.isSmoke ? nil : 1,
      note: "\(whole.text); the ratio is to \(milliseconds(allowed))")
    let equal = Timing(runs: runs * 5) {
      seconds { precondition(strategy.diffing.diff(reference, image) == nil) }
    }
    report.add(
      "snapshot/equal/390x844@3", ratio: equal.minimum / 0.001, limit: 1,
      note: "\(equal.text) to see that a picture is as its reference; the ratio is to 1 ms")
  }
}

/// Cairo without anything around it.
private struct BareCairo {
  private typealias Object = UnsafeMutableRawPointer
  private typealias Create = @convention(c) (Int32, Int32, Int32) -> Object?
  private typealias Convert = @convention(c) (Object?) -> Object?
  private typealias Color = @convention(c) (Object?, Double, Double, Double) -> Void
  private typealias Do = @convention(c) (Object?) -> Void
  private typealias Stream =
    @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<UInt8>?, UInt32) -> Int32
  private typealias Write = @convention(c) (Object?, Stream, UnsafeMutableRawPointer?) -> Int32

  private let create: Create
  private let context: Convert
  private let color: Color
  private let paint: Do
  private let end: Do
  private let endContext: Do
  private let write: Write

  init?() {
    guard let handle = dlopen("libcairo.so.2", RTLD_NOW) else { return nil }
    func find<Function>(_ name: String, _ type: Function.Type) -> Function? {
      dlsym(handle, name).map { unsafeBitCast($0, to: type) }
    }
    guard let create = find("cairo_image_surface_create", Create.self),
      let context = find("cairo_create", Convert.self),
      let color = find("cairo_set_source_rgb", Color.self),
      let paint = find("cairo_paint", Do.self),
      let end = find("cairo_surface_destroy", Do.self),
      let endContext = find("cairo_destroy", Do.self),
      let write = find("cairo_surface_write_to_png_stream", Write.self)
    else { return nil }
    (self.create, self.context, self.color, self.paint) = (create, context, color, paint)
    (self.end, self.endContext, self.write) = (end, endContext, write)
  }

  func fillAndEncode(width: Int32, height: Int32) {
    let surface = create(0, width, height)
    let context = context(surface)
    color(context, 0.9, 0.9, 0.95)
    paint(context)
    endContext(context)
    _ = write(surface, { _, _, _ in 0 }, nil)
    end(surface)
  }
}
