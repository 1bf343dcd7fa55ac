import Foundation
import Testing

@testable import FoundationAdditions

@MainActor @Suite struct ExtensionOverrideTests {
  private static let isRegistered: Bool = {
    ClassTable.register {
      [
        ClassTable(
          Engine.self,
          methods: [
            ObjectiveCMethod("_vitrine_override_start(_:)") { (object: Engine) in
              { (speed: Int) in object.overriddenStart(speed) }
            },
            ObjectiveCMethod("_vitrine_override_name") { (object: Engine) in
              { "loud " + object.name }
            },
          ])
      ]
    }
    return true
  }()

  init() { _ = Self.isRegistered }

  @Test func theOverrideIsCalledInPlaceOfTheMethod() {
    let engine = Turbine()
    engine.start(7)
    #expect(engine.log == ["override 7", "start 7"])
  }

  @Test func whatItCallsOfItselfDoesWhatItAlwaysDoes() {
    #expect(Engine().name == "loud engine")
  }

  @Test func whatTestsOfAnotherProcessRegisterIsLeftOut() {
    let known = LaunchedProduct.current
    defer { LaunchedProduct.setCurrent(known) }
    LaunchedProduct.setCurrent(LaunchedProduct(otherTests: ["AppTests"]))
    ClassTable.register(file: "AppTests/Helpers.swift") {
      [
        ClassTable(
          Pump.self, methods: [ObjectiveCMethod("drain") { (_: Pump) in { () -> Void in } }])
      ]
    }
    ClassTable.register(file: "KitTests/Helpers.swift") {
      [
        ClassTable(
          Pump.self, methods: [ObjectiveCMethod("fill") { (_: Pump) in { () -> Void in } }])
      ]
    }
    #expect(ClassTable.selectors(of: Pump.self).map(\.name) == ["fill"])
  }

  @Test func theNameIsNotAmongTheMethodsThatMessagesTell() {
    #expect(!ClassTable.selectors(of: Engine.self).contains { $0.name.contains("vitrine") })
  }

  @Test func othersHaveNone() {
    #expect(ExtensionOverride.value("name", of: NSObject(), as: String.self) == nil)
    #expect(!ExtensionOverride.call("stop()", of: Engine()))
  }
}

private class Engine: NSObject {
  var log: [String] = []

  @MainActor var name: String { ExtensionOverride.value("name", of: self) ?? "engine" }

  @MainActor func start(_ speed: Int) {
    if ExtensionOverride.call("start(_:)", of: self, speed) { return }
    log.append("start \(speed)")
  }

  @MainActor func overriddenStart(_ speed: Int) {
    log.append("override \(speed)")
    start(speed)
  }
}

private final class Turbine: Engine {}

private final class Pump: NSObject {}
