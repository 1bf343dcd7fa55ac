import Accessibility
import Device
import SwiftUI
import Testing
import UIKit

/// Bindings to properties of observable objects, which somebody else than the view changes.
@MainActor
struct ObjectBindingTests {
  private struct User: Equatable {
    var name: String
  }

  private final class Model: ObservableObject {
    @Published var name: String?
    @Published var user = User(name: "none")
  }

  private struct Child: View {
    @Binding var name: String?
    var body: some View { Text(verbatim: "Name \(name ?? "none")") }
  }

  private struct UserName: View {
    @Binding var name: String
    var body: some View { Text(verbatim: "Name \(name)") }
  }

  private struct Beside: ViewModifier {
    @Binding var name: String?

    func body(content: Content) -> some View {
      HStack {
        content
        Text(verbatim: "Name \(name ?? "none")")
      }
    }
  }

  private struct Observing: View {
    @ObservedObject var model: Model
    var body: some View { Child(name: $model.name) }
  }

  private struct Owning: View {
    @StateObject var model: Model
    var body: some View { Text("Beside").modifier(Beside(name: $model.name)) }
  }

  private struct FromEnvironment: View {
    @EnvironmentObject var model: Model
    var body: some View { UserName(name: $model.user.name) }
  }

  private struct Presenting: View {
    @ObservedObject var model: Model

    var body: some View {
      Text("Behind").sheet(
        isPresented: Binding(get: { model.name != nil }, set: { if !$0 { model.name = nil } })
      ) {
        Child(name: $model.name)
      }
    }
  }

  private func expectNames(
    in view: (Model) -> some View, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let model = Model()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = UIHostingController(rootView: view(model))
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    for name in ["one", "two"] {
      _ = try UIApplication.shared.settledTree()
      model.name = name
      model.user.name = name
      let element = try UIApplication.shared.settledTree().firstDescendant {
        $0.label == "Name \(name)"
      }
      #expect(element != nil, "\(name) is not shown", sourceLocation: sourceLocation)
    }
  }

  @Test func aChildFollows() throws { try expectNames { Observing(model: $0) } }

  @Test func aModifierFollows() throws { try expectNames { model in Owning(model: model) } }

  @Test func aPartOfAPropertyFollows() throws {
    try expectNames { FromEnvironment().environmentObject($0) }
  }

  @Test func aSheetFollows() throws { try expectNames { Presenting(model: $0) } }

  private final class Counter { var count = 0 }

  private struct Counting: View {
    @Binding var name: String?
    let counter: Counter

    var body: some View {
      counter.count += 1
      return Text(verbatim: name ?? "none")
    }
  }

  private struct Other: View {
    @ObservedObject var model: Model
    let counter: Counter

    var body: some View {
      Text(verbatim: model.user.name)
      Counting(name: $model.name, counter: counter)
    }
  }

  @Test func whatIsTheSameIsNotEvaluatedAgain() throws {
    let (model, counter) = (Model(), Counter())
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = UIHostingController(rootView: Other(model: model, counter: counter))
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    _ = try UIApplication.shared.settledTree()
    let before = counter.count
    model.user.name = "Ann"
    #expect(try UIApplication.shared.settledTree().firstDescendant { $0.label == "Ann" } != nil)
    #expect(counter.count == before)
  }
}
