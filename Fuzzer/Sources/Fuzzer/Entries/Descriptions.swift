import CoreMedia
import SwiftUI
import UIKit

/// What public types tell of themselves, with odd values inside.
enum Descriptions {
  @MainActor private static func entry(
    _ name: String, _ values: @escaping @MainActor (inout RandomSource) -> [Any]
  ) -> Entry {
    Entry(name: name) { random in
      for value in values(&random) {
        _ = (String(describing: value), String(reflecting: value))
        if let object = value as? NSObject {
          _ = (object.description, object.debugDescription, object.hash)
        }
      }
    }
  }

  @MainActor static let entries: [Entry] = [
    entry("description of geometry") { random in
      [
        random.point(), random.size(), random.rect(), random.transform(),
        CGVector(dx: random.number(), dy: random.number()),
        UIEdgeInsets(top: random.number(), left: random.number(), bottom: 0, right: 0),
        CATransform3DMakeScale(random.number(), random.number(), random.number()),
        NSValue(cgRect: random.rect()), NSCoder.string(for: random.rect()),
        NSCoder.string(for: random.transform()), NSCoder.cgRect(for: random.text()),
        NSCoder.cgAffineTransform(for: random.text()), NSCoder.uiEdgeInsets(for: random.text()),
        Angle(degrees: random.number()), UnitPoint(x: random.number(), y: random.number()),
        EdgeInsets(top: random.number(), leading: 0, bottom: random.number(), trailing: 0),
        Axis.Set(rawValue: 9), ProposedViewSize(width: random.number(), height: nil),
      ]
    },
    entry("description of colors") { random in
      let color = UIColor(
        red: random.number(), green: random.number(), blue: random.number(), alpha: random.number())
      return [
        color, color.cgColor, Color(uiColor: color), UIColor(white: random.number(), alpha: 1),
        UIColor { _ in color }, Color(white: random.number(), opacity: random.number()),
        Color.red.opacity(random.number()), Color(random.text()),
        Color.Resolved(
          red: Float(random.number()), green: Float(random.number()), blue: 0,
          opacity: Float(random.number())),
        Color(hue: random.number(), saturation: 1, brightness: 1).resolve(in: EnvironmentValues()),
      ]
    },
    entry("description of paths") { random in
      let path = UIBezierPath(roundedRect: random.rect(), cornerRadius: random.number())
      path.addCurve(
        to: random.point(), controlPoint1: random.point(), controlPoint2: random.point())
      return [
        path, path.cgPath, Path(path.cgPath), Path(path.cgPath).description,
        Path(random.text()) as Any,
      ]
    },
    entry("description of fonts") { random in
      let font = UIFont.systemFont(ofSize: random.number())
      return [
        font, font.fontDescriptor, Font.system(size: random.number()),
        Font.custom(random.text(), size: random.number()), UIFont.Weight(random.number()),
        NSAttributedString(string: random.text(), attributes: [.font: font]),
        AttributedString(random.text()),
      ]
    },
    entry("description of views") { random in
      let view = UILabel(frame: random.rect())
      view.text = random.text()
      view.tag = random.whole()
      view.accessibilityIdentifier = random.text()
      view.alpha = random.number()
      let constraint = view.widthAnchor.constraint(
        equalTo: view.heightAnchor, multiplier: random.number(), constant: random.number())
      constraint.identifier = random.text()
      constraint.priority = UILayoutPriority(Float(random.number()))
      let press = UILongPressGestureRecognizer(target: nil, action: nil)
      press.minimumPressDuration = random.number()
      view.addGestureRecognizer(press)
      let controller = UIViewController()
      controller.title = random.text()
      return [
        view, constraint, press, controller, view.layer, UITraitCollection.current,
        IndexPath(row: random.whole(), section: random.whole()), view.widthAnchor,
        UIImage(systemName: random.text()) as Any, NSUnderlineStyle(rawValue: random.whole()),
      ]
    },
    entry("description of animations") { random in
      [
        Animation.linear(duration: random.number()),
        Animation.spring(response: random.number(), dampingFraction: random.number()),
        Animation.timingCurve(
          random.number(), random.number(), random.number(), random.number(), duration: 1),
        Animation.default.delay(random.number()).speed(random.number()).repeatCount(random.whole()),
        Spring(duration: random.number(), bounce: random.number()),
        UnitCurve.bezier(
          startControlPoint: UnitPoint(x: random.number(), y: 0),
          endControlPoint: UnitPoint(x: random.number(), y: random.number())),
        CABasicAnimation(keyPath: random.text()),
        CAMediaTimingFunction(controlPoints: Float(random.number()), 0, 0, Float(random.number())),
      ]
    },
    entry("description of times") { random in
      let time = CMTime(
        value: Int64(random.whole()), timescale: Int32(truncatingIfNeeded: random.whole()))
      let other = CMTime(seconds: random.number(), preferredTimescale: 600)
      let length = abs(random.number())
      return [
        time, other, time.seconds, CMTimeRange(start: time, duration: other),
        time < other, DateInterval(start: .distantPast, duration: length.isNaN ? 0 : length),
      ]
    },
    entry("description of SwiftUI") { random in
      [
        Text(random.text()), LocalizedStringKey(random.text()), Image(systemName: random.text()),
        Selector(random.text()), Gradient(colors: []), EnvironmentValues(),
        StrokeStyle(lineWidth: random.number(), dash: [random.number()]),
        PresentationDetent.height(random.number()), DynamicTypeSize.large,
        NavigationPath([random.text()]), GridItem(.adaptive(minimum: random.number())),
      ]
    },
  ]
}
