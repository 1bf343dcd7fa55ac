import Foundation
import Testing

@testable import FoundationAdditions

@Suite struct URLFormatStyleTests {
  private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

  @Test func schemeHostAndPathAreShown() throws {
    let address = try url("https://www.example.com:8080/path/to/endpoint?key=value#end")
    #expect(address.formatted() == "https://www.example.com/path/to/endpoint")
    #expect(
      address.formatted(.url.scheme(.never).query(.always))
        == "www.example.com/path/to/endpoint?key=value")
  }

  @Test func partsAreLeftOutWhereAnotherMatches() throws {
    let address = try url("http://www.example.com:8080/file.txt")
    #expect(
      address.formatted(.url.scheme(.never).host(.omitSpecificSubdomains(["www"])).port(.never))
        == "example.com/file.txt")
    #expect(try url("ftp://example.com:21/a").formatted() == "ftp://example.com:21/a")
    #expect(
      address.formatted(.url.path(.omitWhen(.host, matches: ["www.example.com"])))
        == "http://www.example.com")
    #expect(
      try url("http://other.org/a").formatted(
        .url.host(.displayWhen(.scheme, matches: ["ftp"]))) == "http:///a")
  }

  @Test func allPartsCanBeShown() throws {
    let style = URL.FormatStyle(
      user: .always, password: .always, port: .always, query: .always, fragment: .always)
    let text = "https://ann:pass@example.com:80/book?free#part"
    #expect(style.format(try url(text)) == text)
    #expect(try url("mailto:ann@example.com").formatted() == "mailto:ann@example.com")
  }
}
