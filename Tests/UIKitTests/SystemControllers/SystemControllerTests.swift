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
}
