import Combine
import Foundation
import Testing

private struct User: Codable, Equatable {
  var name: String
}

struct CoderTests {
  @Test func jsonGoesThroughAPipeline() {
    let recorder = Just(User(name: "Ada"))
      .encode(encoder: JSONEncoder())
      .decode(type: User.self, decoder: JSONDecoder())
      .record()
    #expect(recorder.values == [User(name: "Ada")])
    #expect(recorder.end == .finished)
  }

  @Test func propertyListsGoThroughAPipeline() {
    let recorder = Just(User(name: "Ada"))
      .encode(encoder: PropertyListEncoder())
      .decode(type: User.self, decoder: PropertyListDecoder())
      .record()
    #expect(recorder.values == [User(name: "Ada")])
  }

  @Test func badDataFails() {
    let recorder = Just(Data("{".utf8)).decode(type: User.self, decoder: JSONDecoder()).record()
    #expect(recorder.end == .failed)
  }
}
