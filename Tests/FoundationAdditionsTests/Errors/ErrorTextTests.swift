import Foundation
import Testing

@testable import FoundationAdditions

@Suite struct ErrorTextTests {
  private enum Plain: Error { case first, second }

  private struct Told: LocalizedError {
    var errorDescription: String? { "It was told" }
  }

  private func text(_ body: () throws -> Void) -> String? {
    do {
      try body()
      return nil
    } catch {
      return ErrorText.text(of: error)
    }
  }

  @Test func errorsSayTheirDomainAndCode() {
    #expect(
      ErrorText.text(of: NSError(domain: "shop", code: 3))
        == "The operation couldn’t be completed. (shop error 3.)")
    #expect(
      ErrorText.text(of: Plain.second).hasPrefix(
        "The operation couldn’t be completed. (FoundationAdditionsTests."))
    #expect(
      ErrorText.text(of: URLError(.notConnectedToInternet))
        == "The operation couldn’t be completed. (NSURLErrorDomain error -1009.)")
    let reason = NSError(
      domain: "shop", code: 3, userInfo: [NSLocalizedFailureReasonErrorKey: "It is closed."])
    #expect(ErrorText.text(of: reason) == "The operation couldn’t be completed. It is closed.")
  }

  @Test func ownDescriptionsWin() {
    #expect(ErrorText.text(of: Told()) == "It was told")
    let error = NSError(domain: "a", code: 1, userInfo: [NSLocalizedDescriptionKey: "Described"])
    #expect(ErrorText.text(of: error) == "Described")
  }

  @Test func filesAreNamed() {
    #expect(
      text { _ = try Data(contentsOf: URL(fileURLWithPath: "/nowhere/note.txt")) }
        == "The file “note.txt” couldn’t be opened because there is no such file.")
    #expect(
      text { _ = try FileManager.default.contentsOfDirectory(atPath: "/nowhere") }
        == "The folder “nowhere” doesn’t exist.")
    #expect(
      text { try FileManager.default.removeItem(atPath: "/nowhere") }
        == "“nowhere” couldn’t be removed.")
  }

  @Test func dataSayWhatIsWrong() {
    struct Item: Decodable { var name: String }
    #expect(
      text { _ = try JSONDecoder().decode(Item.self, from: Data("{}".utf8)) }
        == "The data couldn’t be read because it is missing.")
    #expect(
      text { _ = try JSONDecoder().decode(Item.self, from: Data("{".utf8)) }
        == "The data couldn’t be read because it isn’t in the correct format.")
  }

  #if DEBUG
    @Test func localizedDescriptionsAreTheseTexts() {
      let error: any Error = Plain.first
      #expect(error.localizedDescription == ErrorText.text(of: error))
      #expect((Told() as any Error).localizedDescription == "It was told")
    }
  #endif
}
