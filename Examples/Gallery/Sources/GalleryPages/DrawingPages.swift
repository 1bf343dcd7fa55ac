import Charts
import SwiftUI

extension GalleryPage {
  static let drawing: [GalleryPage] =
    [
      GalleryPage("Shapes") { ShapesPage() },
      GalleryPage("Materials") { MaterialsPage() },
      GalleryPage("Charts") { ChartsPage() },
      chartKinds, chartEnds, images,
    ] + maps
}

struct ShapesPage: View {
  var body: some View {
    Parts {
      HStack {
        Rectangle()
        RoundedRectangle(cornerRadius: 12)
        Circle()
        Capsule()
        Ellipse()
      }
      .frame(height: 50).foregroundStyle(.blue)
      HStack {
        Circle().stroke(.red, lineWidth: 4)
        Circle().trim(from: 0, to: 0.7).stroke(
          .green, style: StrokeStyle(lineWidth: 6, lineCap: .round))
        Rectangle().strokeBorder(.orange, style: StrokeStyle(lineWidth: 2, dash: [6]))
      }
      .frame(height: 60)
      HStack {
        Rectangle().fill(
          LinearGradient(colors: [.pink, .purple], startPoint: .top, endPoint: .bottom))
        Rectangle().fill(
          RadialGradient(colors: [.yellow, .red], center: .center, startRadius: 0, endRadius: 40))
        Circle().fill(AngularGradient(colors: [.red, .green, .blue, .red], center: .center))
        Circle().fill(Color.teal.gradient)
      }
      .frame(height: 60)
      HStack(spacing: 20) {
        Text("Shadow").padding().background(.background, in: .rect(cornerRadius: 10))
          .shadow(radius: 5)
        Text("Blur").blur(radius: 2)
        Text("Grey").foregroundStyle(.red).grayscale(0.8)
        Text("Turned").rotationEffect(.degrees(20))
      }
      Canvas { context, size in
        for index in 0..<10 {
          let x = size.width * CGFloat(index) / 10
          context.fill(
            Path(ellipseIn: CGRect(x: x, y: 5, width: 20, height: 20)),
            with: .color(.indigo.opacity(Double(index + 1) / 10)))
        }
      }
      .frame(height: 30)
      HStack {
        ForEach(
          [
            Color.red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple,
            .pink, .brown,
          ],
          id: \.self
        ) { $0.frame(height: 30) }
      }
    }
  }
}

struct MaterialsPage: View {
  var body: some View {
    ZStack {
      LinearGradient(
        colors: [.orange, .purple, .blue], startPoint: .topLeading, endPoint: .bottomTrailing)
      VStack {
        Text("Ultra thin").padding().background(.ultraThinMaterial, in: .rect(cornerRadius: 12))
        Text("Thin").padding().background(.thinMaterial, in: .rect(cornerRadius: 12))
        Text("Regular").padding().background(.regularMaterial, in: .rect(cornerRadius: 12))
        Text("Thick").padding().background(.thickMaterial, in: .rect(cornerRadius: 12))
        Text("Ultra thick").padding().background(.ultraThickMaterial, in: .rect(cornerRadius: 12))
      }
    }
    .ignoresSafeArea()
  }
}

struct ChartsPage: View {
  private let months = ["Jan", "Feb", "Mar", "Apr", "May"]
  private let values = [3.0, 5, 4, 8, 6]

  var body: some View {
    Parts {
      Chart(months.indices, id: \.self) {
        BarMark(x: .value("Month", months[$0]), y: .value("Value", values[$0]))
      }
      .frame(height: 160)
      Chart(months.indices, id: \.self) {
        LineMark(x: .value("Month", months[$0]), y: .value("Value", values[$0]))
        PointMark(x: .value("Month", months[$0]), y: .value("Value", values[$0]))
      }
      .frame(height: 160)
      Chart(months.indices, id: \.self) {
        SectorMark(angle: .value("Value", values[$0]), innerRadius: .ratio(0.6))
          .foregroundStyle(by: .value("Month", months[$0]))
      }
      .frame(height: 180)
    }
  }
}
