import Testing

/// Calls of methods that Apple's protocols may leave out, and that have defaults here.
@Suite struct OptionalCallTests {
  private static let rewritings = [
    Rewriting(
      "of an optional object", "scrolls?.scrollViewDidScroll?(view)",
      "OptionalRequirement.responding(scrolls, \"scrollViewDidScroll:\")?.scrollViewDidScroll(view)"
    ),
    Rewriting(
      "of an object", "scrolls.scrollViewDidScroll?(view)",
      "OptionalRequirement.responding(scrolls, \"scrollViewDidScroll:\")?.scrollViewDidScroll(view)"
    ),
    Rewriting(
      "at the end of a chain", "g(a?.b.delegate?.viewForZooming?(in: view) ?? other)",
      "g(OptionalRequirement.responding(a?.b.delegate, \"viewForZoomingIn:\")?.viewForZooming(in: view) ?? other)"
    ),
    Rewriting(
      "with a closure behind it",
      "app.delegate?.application?(app, performActionFor: item) { _ in }",
      "OptionalRequirement.responding(app.delegate, \"application:performActionFor:completionHandler:\")?"
        + ".application(app, performActionFor: item) { _ in }"),
    Rewriting(
      "of a protocol that finds out itself",
      "table.delegate?.tableView?(table, didSelectRowAt: path)",
      "table.delegate?.tableView?(table, didSelectRowAt: path)"),
    Rewriting(
      "a closure of its own", "self.scrollViewDidScroll?(view)", "self.scrollViewDidScroll?(view)"),
    Rewriting(
      "with other labels", "scrolls?.scrollViewDidScroll?(to: view)",
      "scrolls?.scrollViewDidScroll?(to: view)"),
  ]

  @Test(arguments: rewritings)
  func theMarkMovesToTheObject(_ rewriting: Rewriting) throws {
    let lines = try adapted("import UIKit\nfunc f() {\n\(rewriting.input)\n}\n")
    #expect(lines[2] == rewriting.output[0])
  }

  @Test func theProjectsOwnAreNotTouched() throws {
    let lines = try adapted(
      """
      import UIKit
      @objc protocol Watching { @objc optional func scrollViewDidScroll(_ view: UIScrollView) }
      func f(_ x: Watching?) { x?.scrollViewDidScroll?(view) }
      """)
    #expect(lines[2] == "func f(_ x: Watching?) { x?.scrollViewDidScroll?(view) }")
    let closures = try adapted(
      """
      class Pages { var scrollViewDidScroll: ((Int) -> Void)? }
      func f(_ x: Pages?) { x?.scrollViewDidScroll?(1) }
      """)
    #expect(closures[1] == "func f(_ x: Pages?) { x?.scrollViewDidScroll?(1) }")
  }
}
