import Testing

/// Blocks are objects with Objective-C, closures are not.
@Suite struct BlockTests {
  private static let cast = "let handler = unsafeBitCast(block as AnyObject, to: Handler.self)"
  private static let taken = "let handler = BlockCast.block(block, to: Handler.self)"

  @Test func aStoredBlockIsTakenOutOfItsObject() throws {
    let lines = try adapted(
      "import UIKit\nextension UIAlertAction {\ntypealias Handler = @convention(block) (UIAlertAction) -> Void\n"
        + "func invoke() {\nguard let block = value(forKey: \"handler\") else { return }\n\(Self.cast)\n"
        + "handler(self)\n}\n}\n")
    #expect(lines[0] == "import UIKit; import FoundationAdditions")
    #expect(lines[5] == Self.taken)
  }

  @Test func anAliasMayStandInAFunctionOrInAFile() throws {
    let alias = "typealias Handler = @convention(block) () -> Void"
    let local = try adapted("import UIKit\nfunc f() {\n\(alias)\n\(Self.cast)\n}\n")
    #expect(local[3] == Self.taken)
    let file = try adapted("import UIKit\nprivate \(alias)\nfunc f() {\n\(Self.cast)\n}\n")
    #expect(file[3] == Self.taken)
  }

  @Test func anAliasMayStandInAnotherFile() throws {
    let adapter = try Adapter()
    try adapter.write(
      "enum Blocks { typealias Handler = @convention(block) (Int) -> Void }\n", to: "Blocks.swift")
    try adapter.write(
      "import UIKit\nfunc f() { unsafeBitCast(x.block as AnyObject, to: Blocks.Handler.self)(3) }\n",
      to: "Use.swift")
    try adapter.adapt(["Blocks.swift", "Use.swift"])
    #expect(
      try adapter.output("Use.swift").contains(
        "func f() { BlockCast.block(x.block, to: Blocks.Handler.self)(3) }"))
  }

  @Test func aBlocksTypeMayStandInTheCast() throws {
    let lines = try adapted(
      "import UIKit\nlet h = unsafeBitCast(b as AnyObject, to: (@convention(block) (Int) -> Void).self)\n"
    )
    #expect(
      lines[1].filter { $0 != " " } == "leth=BlockCast.block(b,to:((Int)->Void).self)")
  }

  @Test func aPointerToABlockLeadsToWhatHoldsIt() throws {
    let lines = try adapted(
      "import UIKit\nfunc f() {\ntypealias Handler = @convention(block) () -> Void\n"
        + "let pointer = UnsafeRawPointer(Unmanaged<AnyObject>.passUnretained(block as AnyObject).toOpaque())\n"
        + "let handler = unsafeBitCast(pointer, to: Handler.self)\n}\n")
    #expect(
      lines[3]
        == "let pointer = UnsafeRawPointer(Unmanaged<AnyObject>.passUnretained(BlockCast.object(block)).toOpaque())"
    )
    #expect(lines[4] == "let handler = BlockCast.block(pointer, to: Handler.self)")
  }

  @Test func aBlockOfAClosuresParameterIsTakenOut() throws {
    let lines = try adapted(
      "import UIKit\ntypealias Handler = @convention(block) (Int) -> Void\nfunc f() {\n"
        + "v.flatMap { unsafeBitCast($0 as AnyObject, to: Handler.self) }?(self)\n}\n")
    #expect(lines[3] == "v.flatMap { BlockCast.block($0, to: Handler.self) }?(self)")
  }

  @Test func otherCastsStay() throws {
    let source =
      "import UIKit\ntypealias Function = @convention(c) (Int32) -> Int32\ntypealias Plain = (Int) -> Void\n"
      + "func f() {\nlet a = unsafeBitCast(symbol, to: Function.self)\nlet b = unsafeBitCast(c, to: Plain.self)\n"
      + "let d = unsafeBitCast(1.5, to: UInt64.self)\n}\n"
      + "func g() { h(Unmanaged<AnyObject>.passUnretained(x as AnyObject).toOpaque()) }\n"
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(Array(try adapted(source).dropFirst()) == Array(lines.dropFirst()))
  }
}
