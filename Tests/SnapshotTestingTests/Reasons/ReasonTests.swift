import Foundation
import SnapshotTesting
import SwiftUI
import Testing

/// What messages say about a difference in each layer.
@MainActor
struct ReasonTests {
  private let folder = SnapshotFolder()

  private func problem(from one: some View, to other: some View) throws -> String {
    func strategy<Content: View>(_ view: Content) -> Snapshotting<Content, UIImage> {
      .image(layout: .fixed(width: 200, height: 200))
    }
    _ = folder.problem(of: one, as: strategy(one))
    return try #require(folder.problem(of: other, as: strategy(other)))
  }

  private func cart(_ total: CGFloat = 20, pay: String = "Pay") -> some View {
    VStack(spacing: 8) {
      Text("Total").frame(height: total).accessibilityElement()
        .accessibilityLabel("Total")
      Button(pay) {}
      Spacer(minLength: 0)
    }
  }

  @Test func whatMovedIsNamedWithTheCause() throws {
    let problem = try problem(from: cart(), to: cart(24))
    #expect(problem.contains("What changed first: elements"))
    #expect(problem.contains("became 4 pt taller"))
    #expect(problem.contains("Button 'Pay' moved 4 pt down because "))
    #expect(problem.contains("'Total' above grew"))
    #expect(problem.contains("pixels differ"))
  }

  @Test func otherWordsAreTold() throws {
    let problem = try problem(from: cart(), to: cart(pay: "Buy"))
    #expect(problem.contains("Button 'Pay' says 'Buy' now"))
  }

  @Test func whatIsGoneIsNamedAndWhatMovedForIt() throws {
    let all = VStack(spacing: 0) {
      Text("One")
      Text("Two")
      Spacer(minLength: 0)
    }
    let rest = VStack(spacing: 0) {
      Text("Two")
      Spacer(minLength: 0)
    }
    let problem = try problem(from: all, to: rest)
    #expect(problem.contains("Text 'One' is gone"))
    #expect(problem.contains("up because Text 'One' above is gone"))
  }

  @Test func layoutIsNamedWhereNoElementChanged() throws {
    func view(_ side: CGFloat) -> some View {
      ZStack { Color.red.frame(width: side, height: side) }
    }
    let problem = try problem(from: view(20), to: view(30))
    #expect(problem.contains("What changed first: layout"))
    #expect(problem.contains("became"))
    #expect(problem.contains("30 × 30"))
  }

  @Test func drawingIsNamedWhereNothingMoved() throws {
    func view(_ color: Color) -> some View { color.frame(width: 20, height: 20) }
    let problem = try problem(
      from: view(Color(red: 1, green: 0, blue: 0)), to: view(Color(red: 0, green: 0, blue: 1)))
    #expect(problem.contains("What changed first: drawing"))
    #expect(problem.contains("fill"))
  }

  @Test func pixelsAloneAreNamedAsThat() throws {
    func image(_ red: CGFloat) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
        UIColor(red: red, green: 0, blue: 0, alpha: 1).setFill()
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      }
    }
    func view(_ red: CGFloat) throws -> Image {
      // An image file of the same size and name, with other pixels.
      Image(uiImage: try #require(image(red).pngData().flatMap { UIImage(data: $0) }))
    }
    let problem = try problem(from: view(1), to: view(0.5))
    #expect(problem.contains("Only pixels changed: elements, layout and drawing are as they were."))
  }
}
