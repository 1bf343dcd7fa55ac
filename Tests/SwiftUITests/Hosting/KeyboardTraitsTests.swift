import Device
import Testing
import UIKit

@testable import SwiftUI

/// What the field with the focus tells whoever asks the first responder, such as a keyboard.
@MainActor
@Suite(.serialized)
struct KeyboardTraitsTests {
  private struct Traits {
    let content: UITextContentType?
    let correction: UITextAutocorrectionType
    let spelling: UITextSpellCheckingType
  }

  private func traits<V: View>(of field: V) throws -> Traits {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let controller = UIHostingController(rootView: field)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    TurnScheduler.shared.runTurn()
    let host = try #require(controller.hostingView)
    var input: TextInputNode?
    func find(_ node: _Node) {
      if input == nil { input = node as? TextInputNode }
      node.forEachChild(find)
    }
    if let root = host.graph.root { find(root) }
    let found = try #require(input)
    host.graph.focus.focus(found)
    TurnScheduler.shared.runTurn()
    return Traits(
      content: host.textContentType, correction: host.autocorrectionType,
      spelling: host.spellCheckingType)
  }

  @Test func theMeaningOfTheTextIsATrait() throws {
    let code = TextField("Code", text: .constant("")).textContentType(.oneTimeCode)
    #expect(try traits(of: code).content == .oneTimeCode)
    #expect(try traits(of: TextField("Name", text: .constant(""))).content == nil)
  }

  @Test func correctionIsATrait() throws {
    let field = TextField("Name", text: .constant(""))
    let corrected = try traits(of: field.autocorrectionDisabled(false))
    #expect(corrected.correction == .yes && corrected.spelling == .yes)
    let exact = try traits(of: field.autocorrectionDisabled())
    #expect(exact.correction == .no && exact.spelling == .no)
    #expect(try traits(of: field.disableAutocorrection(true)).correction == .no)
    let plain = try traits(of: field)
    #expect(plain.correction == .default && plain.spelling == .default)
  }
}
