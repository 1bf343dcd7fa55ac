import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite struct UIViewKeysTests {
  @Test func attributesAreSetByKeyPaths() {
    let label = UILabel()
    label.setValue("Hello", forKey: "text")
    label.setValue(2, forKeyPath: "layer.cornerRadius")
    label.setValue(true, forKeyPath: "layer.masksToBounds")
    label.setValue(UIColor.red, forKey: "backgroundColor")
    label.setValue(NSTextAlignment.center.rawValue, forKey: "textAlignment")
    label.setValue(NSNumber(value: true), forKey: "hidden")
    #expect(label.text == "Hello")
    #expect(label.layer.cornerRadius == 2)
    #expect(label.layer.masksToBounds)
    #expect(label.backgroundColor == .red)
    #expect(label.textAlignment == .center)
    #expect(label.isHidden)
    #expect(label.value(forKey: "isHidden") as? Bool == true)
    #expect(label.value(forKeyPath: "layer.cornerRadius") as? CGFloat == 2)
  }

  @Test func theFrameIsObserved() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var heard: [CGFloat] = []
    let observation = view.observe(\.frame, options: [.old, .new]) { _, change in
      heard += [change.oldValue?.minX ?? -1, change.newValue?.minX ?? -1]
    }
    view.center.x += 5
    view.frame.origin.x = 20
    #expect(heard == [0, 5, 5, 20])
    observation.invalidate()
    view.frame.origin.x = 30
    #expect(heard.count == 4)
  }

  @Test func theLayerOfAViewMovesWithIt() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var widths: [CGFloat] = []
    let observation = view.layer.observe(\.bounds, options: .new) { _, change in
      widths.append(change.newValue?.width ?? -1)
    }
    view.frame.size.width = 40
    #expect(widths == [40])
    withExtendedLifetime(observation) {}
  }

  @Test func scrollingIsObservedInTablesToo() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var offsets: [CGFloat] = []
    var sizes: [CGFloat] = []
    let observations = [
      table.observe(\.contentOffset, options: .new) { offsets.append($1.newValue?.y ?? -1) },
      table.observe(\.contentSize, options: [.old, .new]) {
        sizes.append($1.newValue?.height ?? -1)
      },
    ]
    table.contentSize = CGSize(width: 100, height: 500)
    table.contentOffset = CGPoint(x: 0, y: 30)
    #expect(sizes == [500])
    #expect(offsets == [30])
    withExtendedLifetime(observations) {}
  }

  @Test func layersKeepValuesOfAnyKey() {
    let layer = CALayer()
    layer.setValue("mine", forKey: "owner name")
    #expect(layer.value(forKey: "owner name") as? String == "mine")
    #expect(layer.value(forKey: "nothing") == nil)
    layer.setValue(3, forKey: "borderWidth")
    #expect(layer.borderWidth == 3)
  }
}
