import SwiftUI
import Testing
import UIKit

/// What must come out of numbers that nobody means: a screen, and never the end of the process.
@MainActor @Suite struct OddNumbersTests {
  nonisolated private static let numbers: [Double] = [
    .nan, .infinity, -.infinity, 1e308, -1e308, .leastNonzeroMagnitude, -1,
  ]

  /// Lays out, reads and draws a view beside a text that has to stay.
  private func survives(_ view: some View) throws -> Bool {
    let controller = UIHostingController(
      rootView: VStack {
        Text("Still here").accessibilityIdentifier("witness")
        view.frame(maxWidth: 200, maxHeight: 200)
      })
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    window.rootViewController = controller
    window.isHidden = false
    controller.view.layoutIfNeeded()
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let picture = UIGraphicsImageRenderer(
      size: CGSize(width: 100, height: 100), format: format
    ).image { _ in
      controller.view.drawHierarchy(in: controller.view.bounds, afterScreenUpdates: true)
    }
    let elements = controller.view.accessibilityElements ?? []
    window.isHidden = true
    return picture.pngData() != nil
      && elements.contains { ($0 as? NSObject)?.accessibilityLabel == "Still here" }
  }

  @Test(arguments: numbers) func blurs(number: Double) throws {
    #expect(try survives(Text("a").blur(radius: number)))
    #expect(try survives(Text("a").blur(radius: number, opaque: true)))
  }

  @Test(arguments: numbers) func shadows(number: Double) throws {
    #expect(try survives(Text("a").shadow(radius: number)))
    #expect(try survives(Text("a").shadow(radius: 2, x: number, y: 1)))
  }

  @Test(arguments: numbers) func sliders(number: Double) throws {
    #expect(try survives(Slider(value: .constant(number), in: 0...1)))
    if number.isFinite, number > 0 {
      #expect(try survives(Slider(value: .constant(0.5), in: 0...number)))
    }
  }

  @Test(arguments: numbers) func adaptiveGrids(number: Double) throws {
    let columns = [
      GridItem(.adaptive(minimum: number, maximum: 100), spacing: 1),
      GridItem(.adaptive(minimum: 10), spacing: number), GridItem(.fixed(number)),
    ]
    #expect(
      try survives(
        LazyVGrid(columns: columns) { ForEach(0..<6, id: \.self) { Text("\($0)") } }))
  }

  @Test(arguments: numbers) func dates(number: Double) throws {
    let date = Date(timeIntervalSinceReferenceDate: number)
    for style in [Text.DateStyle.relative, .offset, .timer] {
      #expect(try survives(Text(date, style: style)))
    }
  }

  @Test(arguments: numbers) func collections(number: Double) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 20, height: 20)
    layout.minimumLineSpacing = number
    layout.sectionInset = UIEdgeInsets(top: number, left: 0, bottom: 0, right: 0)
    let items = Items()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = items
    view.layoutIfNeeded()
    #expect(view.numberOfItems(inSection: 0) == 30)
  }

  private final class Items: NSObject, UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 30 }

    func collectionView(
      _ view: UICollectionView, cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
  }
}
