import CoreTransferable
import Device
import Foundation
import Testing
import UIKit
import UniformTypeIdentifiers

@testable import SwiftUI

@MainActor
@Suite(.serialized) struct FileImporterTests {
  private final class Model: ObservableObject {
    @Published var isPresented = false
    @Published var outcome = "none"
  }

  private struct Importer: View {
    @ObservedObject var model: Model

    var body: some View {
      Text(model.outcome)
        .fileImporter(
          isPresented: $model.isPresented, allowedContentTypes: [.json],
          allowsMultipleSelection: true
        ) { result in
          model.outcome = (try? result.get().first?.lastPathComponent) ?? "failed"
        } onCancellation: {
          model.outcome = "cancelled"
        }
    }
  }

  private struct Note: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    var text: String

    init(_ text: String) { self.text = text }

    init(configuration: ReadConfiguration) throws {
      text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }

  private func window<V: View>(_ view: V) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = UIHostingController(rootView: view)
    window.makeKeyAndVisible()
    TurnScheduler.shared.runTurn()
    return window
  }

  private func picker(in window: UIWindow) -> UIDocumentPickerViewController? {
    TurnScheduler.shared.runTurn()
    return window.rootViewController?.presentedViewController as? UIDocumentPickerViewController
  }

  @Test func chosenFileArrives() {
    let model = Model()
    let window = window(Importer(model: model))
    defer { window.isHidden = true }
    model.isPresented = true
    picker(in: window)?.choose([URL(fileURLWithPath: "/tmp/list.json")])
    TurnScheduler.shared.runTurn()
    #expect(model.outcome == "list.json")
    #expect(!model.isPresented)
  }

  @Test func cancellingIsTold() {
    let model = Model()
    let window = window(Importer(model: model))
    defer { window.isHidden = true }
    model.isPresented = true
    picker(in: window)?.cancelByUser()
    TurnScheduler.shared.runTurn()
    #expect(model.outcome == "cancelled")
    #expect(!model.isPresented)
  }

  @Test func documentsAreWrittenBeforeTheirPlaceIsChosen() throws {
    var saved: URL?
    let window = window(
      Text("Note").fileExporter(
        isPresented: .constant(true), document: Note("Hello"), contentType: .plainText,
        defaultFilename: "note"
      ) { saved = try? $0.get() })
    defer { window.isHidden = true }
    let presented = try #require(picker(in: window))
    let file = try #require(presented.exported.first)
    #expect(file.lastPathComponent == "note.txt")
    #expect(try String(contentsOf: file, encoding: .utf8) == "Hello")
    presented.choose([file])
    TurnScheduler.shared.runTurn()
    #expect(saved == file)
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }

  @Test func documentsWithoutNamesAreCounted() throws {
    let window = window(
      Text("Notes").fileExporter(
        isPresented: .constant(true), documents: [Note("One"), Note("Two")],
        contentType: .plainText
      ) { _ in })
    defer { window.isHidden = true }
    let presented = try #require(picker(in: window))
    #expect(presented.exported.map(\.lastPathComponent) == ["Untitled.txt", "Untitled 2.txt"])
    let texts = try presented.exported.map { try String(contentsOf: $0, encoding: .utf8) }
    #expect(texts == ["One", "Two"])
    presented.cancelByUser()
    #expect(!presented.exported.contains { FileManager.default.fileExists(atPath: $0.path) })
  }

  private final class Sketch: ReferenceFileDocument {
    static let readableContentTypes: [UTType] = [.plainText]
    @Published var lines: [String]

    init(_ lines: [String]) { self.lines = lines }

    init(configuration: ReadConfiguration) throws {
      let data = configuration.file.regularFileContents ?? Data()
      lines = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    func snapshot(contentType: UTType) throws -> [String] {
      contentType == .plainText ? lines : []
    }

    func fileWrapper(
      snapshot: [String], configuration: WriteConfiguration
    ) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(snapshot.joined(separator: "\n").utf8))
    }
  }

  @Test func documentsThatAreObjectsAreWrittenAsTheyAreThen() throws {
    let sketch = Sketch(["One"])
    sketch.lines.append("Two")
    var saved: [URL] = []
    let window = window(
      Text("Sketch").fileExporter(
        isPresented: .constant(true), documents: [sketch], contentType: .plainText
      ) { saved = (try? $0.get()) ?? [] })
    defer { window.isHidden = true }
    let presented = try #require(picker(in: window))
    let file = try #require(presented.exported.first)
    #expect(file.lastPathComponent == "Untitled.txt")
    #expect(try String(contentsOf: file, encoding: .utf8) == "One\nTwo")
    presented.choose([file])
    TurnScheduler.shared.runTurn()
    #expect(saved == [file])
  }

  private struct Card: Transferable {
    let text: String

    static var transferRepresentation: some TransferRepresentation {
      DataRepresentation(exportedContentType: .plainText) { Data($0.text.utf8) }
    }
  }

  @Test func transferableValuesAreWrittenBeforeTheirPlaceIsChosen() async throws {
    let model = Model()
    model.isPresented = true
    var saved: Result<URL, any Error>?
    var isCancelled = false
    struct Exporter: View {
      @ObservedObject var model: Model
      let onCompletion: (Result<URL, any Error>) -> Void
      let onCancellation: () -> Void

      var body: some View {
        Text("Card").fileExporter(
          isPresented: $model.isPresented, item: Card(text: "Hello"), contentTypes: [.plainText],
          defaultFilename: "card", onCompletion: onCompletion, onCancellation: onCancellation)
      }
    }
    let window = window(
      Exporter(
        model: model, onCompletion: { saved = $0 }, onCancellation: { isCancelled = true }))
    defer { window.isHidden = true }
    for _ in 0..<100_000 {
      guard picker(in: window) == nil else { break }
      await Task.yield()
    }
    let presented = try #require(picker(in: window))
    let file = try #require(presented.exported.first)
    #expect(file.lastPathComponent == "card.txt")
    #expect(try String(contentsOf: file, encoding: .utf8) == "Hello")
    presented.cancelByUser()
    TurnScheduler.shared.runTurn()
    #expect(isCancelled && saved == nil && !model.isPresented)
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }
}
