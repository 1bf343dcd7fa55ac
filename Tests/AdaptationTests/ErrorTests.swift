import Testing

/// Errors as `NSError`, which Foundation for Linux finds only where the compiler knows.
@Suite struct ErrorTests {
  private static let rewritings = [
    Rewriting(
      "a catch", "func f() { do { try g() } catch let error as NSError { h(error) } }",
      "func f() { do { try g() } catch                      { let error = ErrorCast.certain(error); h(error) } }"
    ),
    Rewriting(
      "a catch with another name", "func f() { do { try g() } catch let e as NSError { h(e) } }",
      "func f() { do { try g() } catch                  { let e = ErrorCast.certain(error); h(e) } }"
    ),
    Rewriting(
      "a catch with a condition",
      "func f() { do { try g() } catch let e as NSError where e.code == 3 { h(e) } catch {} }",
      "func f() { do { try g() } catch let e where ({ let e = ErrorCast.certain(e); return e.code == 3 }()) "
        + "{ let e = ErrorCast.certain(e); h(e) } catch {} }"),
    Rewriting(
      "a catch of a type of the app's",
      "func f() { do { try g() } catch let e as MyError { h(e) } }",
      "func f() { do { try g() } catch let e as MyError { h(e) } }"),
    Rewriting(
      "a payload",
      "func f() { switch r { case .failure(let e as NSError): h(e); case .success: break } }",
      "func f() { switch r { case .failure(let e): let e = ErrorCast.certain(e); h(e); case .success: break } }"
    ),
    Rewriting(
      "a case before others",
      "func f() { switch e { case let x as NSError: h(x); default: break } }",
      "func f() { switch e { case let x where ErrorCast.possible(x) != nil: let x = ErrorCast.certain(x); "
        + "h(x); default: break } }"),
    Rewriting(
      "a condition",
      "func f() { guard case .failure(let e as NSError) = r, e.code == 3 else { return } }",
      "func f() { guard case .failure(let _eAsError) = r, case let e = ErrorCast.certain(_eAsError), "
        + "e.code == 3 else { return } }"),
    Rewriting(
      "a question", "func f() { if let e = x.error as? NSError, e.code == 3 { h(e) } }",
      "func f() { if let e = ErrorCast.possible(x.error), e.code == 3 { h(e) } }"),
    Rewriting(
      "a demand", "func f() { h((error as! NSError).code) }",
      "func f() { h((ErrorCast.certain(error)).code) }"),
    Rewriting(
      "what is certain", "func f() { h((error as NSError).code) }",
      "func f() { h((error as NSError).code) }"),
  ]

  @Test(arguments: rewritings)
  func everyErrorIsAnNSError(_ rewriting: Rewriting) throws {
    let lines = try adapted("import Foundation\n" + rewriting.input + "\n")
    #expect(Array(lines.dropFirst().prefix(1)) == rewriting.output)
  }
}
