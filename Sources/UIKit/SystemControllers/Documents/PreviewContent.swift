import Foundation
import UniformTypeIdentifiers

/// What a preview shows of a file.
package enum PreviewContent {
  case text(String)
  case image(UIImage)
  /// A file whose contents can't be shown, or that is not there.
  case name(String)

  /// Files of the programs that Apple names beside the types of the system.
  private static let documents: Set<String> = [
    "pages", "numbers", "key", "doc", "docx", "xls", "xlsx", "ppt", "pptx", "rtf", "usdz",
    "reality",
  ]

  /// Whether iOS has a preview for a file, by its extension.
  package static func exists(for url: URL) -> Bool {
    if documents.contains(url.pathExtension.lowercased()) { return true }
    guard let type = UTType(filenameExtension: url.pathExtension) else { return false }
    return [UTType.image, .text, .pdf, .audiovisualContent].contains { type.conforms(to: $0) }
  }

  @MainActor
  package init(of url: URL) {
    let type = UTType(filenameExtension: url.pathExtension)
    if let data = try? Data(contentsOf: url) {
      if type?.conforms(to: .image) == true, let image = UIImage(data: data) {
        self = .image(image)
        return
      }
      // Both are marks that the system turns into looks, which is not done here.
      let isMarked = type?.conforms(to: .html) == true || type?.conforms(to: .rtf) == true
      if type?.conforms(to: .text) == true, !isMarked,
        let text = String(data: data, encoding: .utf8)
      {
        self = .text(text)
        return
      }
    }
    self = .name(url.lastPathComponent)
  }

  /// `title`: what the picture of an image is called.
  @MainActor
  package func view(title: String) -> UIView {
    switch self {
    case .text(let text):
      let view = UITextView(frame: .zero)
      view.isEditable = false
      view.font = .monospacedSystemFont(ofSize: 14, weight: .regular)
      view.text = text
      return view
    case .image(let image):
      let view = UIImageView(image: image)
      view.contentMode = .scaleAspectFit
      view.isAccessibilityElement = true
      view.accessibilityLabel = title
      return view
    case .name(let name):
      let icon = UIImageView(image: UIImage(systemName: "doc"))
      let label = UILabel()
      label.text = name
      label.textAlignment = .center
      label.numberOfLines = 0
      let stack = UIStackView(arrangedSubviews: [icon, label])
      stack.axis = .vertical
      stack.alignment = .center
      stack.spacing = 12
      let view = UIView()
      view.addSubview(stack)
      stack.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        stack.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor, constant: -32),
      ])
      return view
    }
  }
}
