import Combine
import Testing

struct OptionalAndResultTests {
  @Test func anOptionalEmitsItsValueIfThereIsOne() {
    #expect(Optional(1).publisher.record().values == [1])
    let none = Int?.none.publisher.record()
    #expect(none.values == [])
    #expect(none.end == .finished)
  }

  @Test func aResultEmitsItsValueOrFails() {
    #expect(Result<Int, Broken>.success(1).publisher.record().values == [1])
    #expect(Result<Int, Broken>.failure(Broken()).publisher.record().end == .failed)
  }

  @Test func aSequenceEmitsItsElements() async throws {
    let values = try await (1...3).publisher.map { $0 * 2 }.collected()
    #expect(values == [2, 4, 6])
  }
}
