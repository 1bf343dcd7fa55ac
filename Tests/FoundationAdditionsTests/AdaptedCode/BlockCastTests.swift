import Foundation
import Testing

@testable import FoundationAdditions

@Suite struct BlockCastTests {
  private typealias Handler = (NSString) -> Void

  private final class Log {
    var texts: [String] = []
  }

  private func stored(_ log: Log) -> Any? {
    let handler: Handler = { log.texts.append("heard \($0)") }
    return handler
  }

  @Test func aStoredClosureIsCalled() {
    let log = Log()
    let handler = BlockCast.block(stored(log), to: Handler.self)
    handler("one")
    #expect(log.texts == ["heard one"])
  }

  @Test func aClosureInAnObjectIsFound() {
    let log = Log()
    let object = stored(log) as AnyObject
    BlockCast.block(object, to: Handler.self)("two")
    #expect(log.texts == ["heard two"])
  }

  @Test func aPointerLeadsToItsClosure() {
    let log = Log()
    let pointer = UnsafeRawPointer(
      Unmanaged<AnyObject>.passUnretained(BlockCast.object(stored(log))).toOpaque())
    BlockCast.block(pointer, to: Handler.self)("three")
    #expect(log.texts == ["heard three"])
  }

  @Test func objectsStayWhatTheyAre() {
    let object = NSObject()
    // The macro's own comparison of an object with one of a class crashes the compiler of Swift 6.3.1.
    let isSame = BlockCast.object(object) === object
    #expect(isSame)
  }

  @MainActor
  @Test func marksOfActorsMakeNoDifference() {
    let log = Log()
    let handler: @MainActor (NSString) -> Int = { text in
      log.texts.append(text as String)
      return text.length
    }
    let block = BlockCast.block(handler as Any, to: ((NSString) -> Int).self)
    #expect(block("four") == 4)
    #expect(log.texts == ["four"])
  }
}
