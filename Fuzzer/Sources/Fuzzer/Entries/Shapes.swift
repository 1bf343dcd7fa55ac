import SwiftUI

enum Shapes {
  @MainActor static let entries: [Entry] = [
    .view("RoundedRectangle") { RoundedRectangle(cornerRadius: $0.number()) },
    .view("UnevenRoundedRectangle") {
      UnevenRoundedRectangle(
        topLeadingRadius: $0.number(), bottomLeadingRadius: $0.number(),
        bottomTrailingRadius: $0.number(), topTrailingRadius: $0.number())
    },
    .view("Capsule stroke") { Capsule().stroke(lineWidth: $0.number()) },
    .view("strokeBorder") { Circle().strokeBorder(Color.red, lineWidth: $0.number()) },
    .view("StrokeStyle") {
      Circle().stroke(
        .blue,
        style: StrokeStyle(
          lineWidth: $0.number(), miterLimit: $0.number(), dash: [$0.number(), $0.number()],
          dashPhase: $0.number()))
    },
    .view("trim") { Circle().trim(from: $0.number(), to: $0.number()) },
    .view("rotation") { Rectangle().rotation(.degrees($0.number())) },
    .view("shape scale") { Rectangle().scale(x: $0.number(), y: $0.number()) },
    .view("shape offset") { Rectangle().offset(x: $0.number(), y: $0.number()) },
    .view("shape size") { Rectangle().size($0.size()) },
    .view("shape transform") { Ellipse().transform($0.transform()) },
    .view("ContainerRelativeShape") { random in
      ContainerRelativeShape().inset(by: random.number())
    },
    .view("Path lines") { random in
      Path { path in
        path.move(to: random.point())
        path.addLine(to: random.point())
        path.addQuadCurve(to: random.point(), control: random.point())
        path.addCurve(to: random.point(), control1: random.point(), control2: random.point())
        if random.flag() { path.closeSubpath() }
      }
    },
    .view("Path arcs") { random in
      Path { path in
        path.addArc(
          center: random.point(), radius: random.number(), startAngle: .degrees(random.number()),
          endAngle: .degrees(random.number()), clockwise: random.flag())
        path.addArc(
          tangent1End: random.point(), tangent2End: random.point(), radius: random.number())
        path.addRelativeArc(
          center: random.point(), radius: random.number(), startAngle: .degrees(random.number()),
          delta: .degrees(random.number()))
      }
    },
    .view("Path rects") { random in
      Path { path in
        path.addRect(random.rect())
        path.addEllipse(in: random.rect())
        path.addRoundedRect(in: random.rect(), cornerSize: random.size())
      }
    },
    .view("Path trimmed") { random in
      Path(ellipseIn: random.rect()).trimmedPath(from: random.number(), to: random.number())
    },
    .view("Path stroked") { random in
      Path(ellipseIn: random.rect()).strokedPath(StrokeStyle(lineWidth: random.number()))
    },
    .view("Path(string)") { random in Path(random.text()) ?? Path() },
    .view("Canvas") { random in
      let (rect, width, point) = (random.rect(), random.number(), random.point())
      let (transform, opacity, text) = (random.transform(), random.number(), random.text())
      return Canvas { context, size in
        context.opacity = opacity
        context.fill(Path(rect), with: .color(.red))
        context.stroke(Path(ellipseIn: rect), with: .color(.blue), lineWidth: width)
        context.concatenate(transform)
        context.draw(Text(text), at: point)
        context.clip(to: Path(rect))
        context.addFilter(.blur(radius: width))
      }
    },
  ]
}
