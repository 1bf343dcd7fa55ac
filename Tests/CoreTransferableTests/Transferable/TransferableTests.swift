import CoreTransferable
import Foundation
import Testing

private struct Note: Codable, Equatable, Transferable {
  var text: String
  var isSecret = false

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json).exportingCondition { !$0.isSecret }
    ProxyRepresentation(exporting: \.text).suggestedFileName("note")
  }
}

private struct Pages: Transferable {
  var text: String

  static var transferRepresentation: some TransferRepresentation {
    FileRepresentation(contentType: .plainText) { pages in
      let file = FileManager.default.temporaryDirectory
        .appendingPathComponent("pages-\(UUID().uuidString).txt")
      try Data(pages.text.utf8).write(to: file)
      return SentTransferredFile(file)
    } importing: { received in
      Pages(text: String(decoding: try Data(contentsOf: received.file), as: UTF8.self))
    }
  }
}

struct TransferableTests {
  @Test func listsItsKindsInOrder() {
    #expect(Note.exportedContentTypes() == [.json, .utf8PlainText])
    #expect(Note.importedContentTypes() == [.json])
    #expect(Note(text: "x", isSecret: true).exportedContentTypes() == [.utf8PlainText])
    #expect(Note(text: "x").suggestedFilename == "note")
  }

  @Test func goesOutAndComesBack() async throws {
    let note = Note(text: "milk")
    let json = try await note.exported(as: .json)
    #expect(try await Note(importing: json, contentType: .json) == note)
    #expect(String(decoding: try await note.exported(as: .plainText), as: UTF8.self) == "milk")
  }

  @Test func saysWhichKindsThereAre() async {
    await #expect {
      try await Note(text: "milk").exported(as: .png)
    } throws: { error in
      "\(error)" == "Note has no representation for public.png; there are: public.json, "
        + "public.utf8-plain-text"
    }
  }

  @Test func providersOfferValues() async throws {
    let provider = NSItemProvider()
    provider.register(Note(text: "milk"))
    #expect(provider.registeredContentTypes == [.json, .utf8PlainText])
    #expect(provider.suggestedName == "note")
    #expect(try await provider.value(of: Note.self) == Note(text: "milk"))
    #expect(try await provider.value(of: String.self) == "milk")
  }

  @Test func valuesComeAsFiles() async throws {
    let data = Data("page".utf8)
    #expect(try await Pages(importing: data, contentType: .plainText).text == "page")
    let text = try await Pages(text: "out").withExportedFile(contentType: .plainText) {
      try String(contentsOf: $0, encoding: .utf8)
    }
    #expect(text == "out")
    for name in try FileManager.default.contentsOfDirectory(
      atPath: FileManager.default.temporaryDirectory.path) where name.hasPrefix("pages-")
    {
      try FileManager.default.removeItem(
        at: FileManager.default.temporaryDirectory.appendingPathComponent(name))
    }
  }
}

struct NSItemProviderTests {
  @Test func offersObjects() async throws {
    let provider = NSItemProvider(object: "milk" as NSString)
    #expect(provider.canLoadObject(ofClass: NSString.self))
    #expect(provider.canLoadObject(ofClass: String.self))
    #expect(!provider.canLoadObject(ofClass: NSURL.self))
    let text = await withCheckedContinuation { next in
      provider.loadObject(ofClass: String.self) { text, _ in next.resume(returning: text) }
    }
    #expect(text == "milk")
    let item = try await provider.loadItem(forTypeIdentifier: "public.text")
    #expect(item as Any as? String == "milk")
  }

  @Test func addressesAreItems() async throws {
    let url = try #require(URL(string: "https://example.com/a"))
    let provider = NSItemProvider(object: url as NSURL)
    #expect(provider.hasItemConformingToTypeIdentifier("public.url"))
    let item = try await provider.loadItem(forTypeIdentifier: "public.url")
    #expect(item as Any as? URL == url)
  }

  @Test func missingKindsFail() async {
    let provider = NSItemProvider(object: "milk" as NSString)
    await #expect(throws: NSError.self) {
      _ = try await provider.loadItem(forTypeIdentifier: "public.png")
    }
  }
}
