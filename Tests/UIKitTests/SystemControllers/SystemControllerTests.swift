import Accessibility
import Foundation
import Testing
import UniformTypeIdentifiers

@testable import UIKit

@MainActor
struct SystemControllerTests {
  private final class Chooser: UIViewController, UIImagePickerControllerDelegate,
    UINavigationControllerDelegate, UIDocumentPickerDelegate, UIColorPickerViewControllerDelegate
  {
    var image: UIImage?
    var isCancelled = false
    var urls: [URL] = []
    var color: UIColor?

    func imagePickerController(
      _ picker: UIImagePickerController,
      didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
      image = info[.originalImage] as? UIImage
      picker.dismiss(animated: true)
    }
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
      isCancelled = true
      picker.dismiss(animated: true)
    }
    func documentPicker(
      _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
    ) { self.urls = urls }
    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {
      color = viewController.selectedColor
    }
  }

  @Test func choosesAPicture() {
    let chooser = Chooser()
    let window = show(chooser)
    defer { window.isHidden = true }
    let picker = UIImagePickerController()
    picker.sourceType = .photoLibrary
    picker.delegate = chooser
    chooser.present(picker, animated: true)
    settle()
    tap(element(.button, "Sea"))
    #expect(chooser.image?.size == CGSize(width: 120, height: 160))
    pass(1)
    #expect(chooser.presentedViewController == nil)
    chooser.present(picker, animated: true)
    settle()
    tap(element(.button, "Cancel"))
    #expect(chooser.isCancelled)
  }

  @Test func thereIsNoCamera() {
    #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
    let found = issues { UIImagePickerController().sourceType = .camera }
    #expect(found.count == 1)
    #expect(found.first?.contains("UIImagePickerController.sourceType") ?? false)
  }

  @Test(arguments: [false, true]) func choosesAFile(givesTypes: Bool) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("documents-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Notes.txt")
    try Data("a".utf8).write(to: file)
    try Data("b".utf8).write(to: folder.appendingPathComponent("Photo.png"))
    let chooser = Chooser()
    let window = show(chooser)
    defer { window.isHidden = true }
    let picker =
      givesTypes
      ? UIDocumentPickerViewController(forOpeningContentTypes: [.plainText])
      : UIDocumentPickerViewController(documentTypes: ["public.plain-text"], in: .open)
    picker.directoryURL = folder
    picker.delegate = chooser
    chooser.present(picker, animated: true)
    settle()
    #expect(element(.staticText, "Photo") == nil)
    tap(element(.staticText, "Notes"))
    #expect(chooser.urls.map(\.lastPathComponent) == ["Notes.txt"])
    pass(1)
    #expect(chooser.presentedViewController == nil)
  }

  // Apple of `documentPicker(_:didPickDocumentsAt:)`: what is imported are copies.

  @Test func importsACopy() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("imports-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Notes.txt")
    try Data("a".utf8).write(to: file)
    let chooser = Chooser()
    let window = show(chooser)
    defer { window.isHidden = true }
    let picker = UIDocumentPickerViewController(
      forOpeningContentTypes: [.plainText], asCopy: true)
    picker.directoryURL = folder
    picker.delegate = chooser
    chooser.present(picker, animated: true)
    settle()
    tap(element(.staticText, "Notes"))
    let copy = try #require(chooser.urls.first)
    defer { try? FileManager.default.removeItem(at: copy.deletingLastPathComponent()) }
    #expect(copy.lastPathComponent == "Notes.txt" && copy.path != file.path)
    try FileManager.default.removeItem(at: file)
    #expect(try String(contentsOf: copy, encoding: .utf8) == "a")
    pass(1)
  }

  @Test func choosesAColor() {
    let chooser = Chooser()
    let window = show(chooser)
    defer { window.isHidden = true }
    let picker = UIColorPickerViewController()
    picker.delegate = chooser
    chooser.present(picker, animated: true)
    settle()
    tap(element(.button, "Mint"))
    #expect(chooser.color == .systemMint)
  }

  @Test func coloursKeepFreeOfWhatTheScreenCovers() {
    let device = UIApplication.shared.device
    device.orientation = .landscapeLeft
    defer { device.orientation = .portrait }
    let picker = UIColorPickerViewController()
    let window = show(picker)
    defer { window.isHidden = true }
    let room = window.bounds.inset(by: window.safeAreaInsets)
    #expect(room.width < window.bounds.width)
    let buttons = picker.view.subviews.compactMap { $0 as? UIButton }
    #expect(buttons.count == 16)
    #expect(buttons.allSatisfy { room.contains($0.frame) && $0.frame.height >= 30 })
  }

  @Test func coloursBeginAtTheRightWhereOneReadsFromThere() throws {
    let picker = UIColorPickerViewController()
    picker.view.semanticContentAttribute = .forceRightToLeft
    let window = show(picker)
    defer { window.isHidden = true }
    let first = try #require(element(.button, "Black"))
    let last = try #require(element(.button, "Orange"))
    #expect(first.frame.maxX == 374)
    #expect(last.frame.minX == 16)
    #expect(try #require(element(.button, "Close")).frame.minX == 16)
  }

  @Test func aHairlineTellsAColourFromTheBackground() throws {
    let picker = UIColorPickerViewController()
    picker.selectedColor = .systemMint
    let window = show(picker)
    defer { window.isHidden = true }
    func line(_ name: String) throws -> CGFloat {
      try #require(picker.view.subviews.first { $0.accessibilityLabel == name }).layer.borderWidth
    }
    #expect(try line("White") == 1 / UIScreen.main.scale)
    #expect(try line("Mint") == 3)
  }

  @Test func theBarOfADocumentPickerIsAsHighAsOthersInItsPlace() throws {
    let device = UIApplication.shared.device
    defer { device.orientation = .portrait }
    let root = UIViewController()
    let window = show(root)
    defer { window.isHidden = true }
    let picker = UIDocumentPickerViewController(documentTypes: ["public.text"], in: .open)
    root.present(picker, animated: false)
    settle()
    #expect(try #require(element(.navigationBar)).frame.height == 56)
    device.orientation = .landscapeLeft
    settle()
    #expect(try #require(element(.navigationBar)).frame.height == 32)
  }

  @Test func aShareSheetKeepsClearOfTheNotch() throws {
    let share = UIActivityViewController(activityItems: ["Text"], applicationActivities: nil)
    let device = UIApplication.shared.device
    device.orientation = .landscapeLeft
    defer { device.orientation = .portrait }
    let root = UIViewController()
    let window = show(root)
    defer { window.isHidden = true }
    root.present(share, animated: false)
    settle()
    #expect(window.safeAreaInsets.left > 20)
    let copy = try #require(element(.cell, "Copy"))
    #expect(copy.frame.minX >= window.safeAreaInsets.left)
  }

  @Test func aShareSheetHasTheElementsThatUITestsKnow() throws {
    let share = UIActivityViewController(activityItems: ["Text"], applicationActivities: nil)
    let root = UIViewController()
    let window = show(root)
    defer { window.isHidden = true }
    root.present(share, animated: false)
    settle()
    let sheet = try #require(element(.other, "ActivityListView"))
    let bar = try #require(
      sheet.firstDescendant { $0.elementType == .navigationBar })
    #expect(bar.identifier == "UIActivityContentView")
    let copy = try #require(sheet.firstDescendant { $0.elementType == .cell })
    #expect(copy.label == "Copy")
    #expect(copy.children.isEmpty)
    tap(copy)
    pass(1)
    #expect(UIPasteboard.general.string == "Text")
    #expect(root.presentedViewController == nil)
  }

  @Test func theButtonInItsBarClosesAShareSheet() throws {
    var ended: [Bool] = []
    let share = UIActivityViewController(activityItems: ["Text"], applicationActivities: nil)
    share.completionWithItemsHandler = { _, completed, _, _ in ended.append(completed) }
    let root = UIViewController()
    let window = show(root)
    defer { window.isHidden = true }
    root.present(share, animated: false)
    settle()
    tap(element(.button, "Close"))
    pass(1)
    #expect(ended == [false])
    #expect(root.presentedViewController == nil)
  }
}
