import Device
import Foundation
import Testing

struct DevicePresetTests {
  @Test func presetsAreOfPortraitShape() {
    for model in DeviceModel.presets {
      #expect(model.portraitSize.width < model.portraitSize.height, "\(model.name)")
      #expect([2, 3].contains(model.scale), "\(model.name)")
      #expect(model.portraitInsets.top >= model.statusBarHeight || model.portraitInsets.top == 0)
      #expect(model.portraitInsets.left == 0 && model.portraitInsets.right == 0)
    }
  }

  @Test func padsAreRegularAllAround() {
    for model in DeviceModel.presets where model.idiom == .pad {
      for orientation in [DeviceOrientation.portrait, .landscapeLeft] {
        let screen = model.screen(in: orientation)
        #expect(screen.horizontalSizeClass == .regular && screen.verticalSizeClass == .regular)
        #expect(screen.statusBarHeight > 0)
      }
    }
  }

  @Test func modelsSurviveTheWire() throws {
    let data = try JSONEncoder().encode(DeviceModel.presets)
    #expect(try JSONDecoder().decode([DeviceModel].self, from: data) == DeviceModel.presets)
  }

  @Test func bothLandscapesAreAlike() {
    let model = DeviceModel.standard
    #expect(model.screen(in: .landscapeLeft) == model.screen(in: .landscapeRight))
    #expect(model.screen(in: .portrait).bounds.origin == .zero)
  }
}
