import CoreGraphics
import Foundation
import FoundationAdditions

/// Documents that the functions draw, innermost last.
@MainActor
private enum PDFStack {
  static var documents: [(context: UIGraphicsPDFRendererContext, finish: (Data) -> Void)] = []

  static func begin(
    _ bounds: CGRect, _ information: [AnyHashable: Any]?, _ finish: @escaping (Data) -> Void
  ) {
    let format = UIGraphicsPDFRendererFormat()
    for (key, value) in information ?? [:] { format.documentInfo["\(key)"] = value }
    let size = bounds.isEmpty ? CGRect(x: 0, y: 0, width: 612, height: 792) : bounds
    let context = UIGraphicsPDFRendererContext(bounds: size, format: format)
    documents.append((context, finish))
    UIGraphicsPushContext(context.cgContext)
  }
}

/// Begins a document, whose bytes `data` gets when it ends.
///
/// - Parameters:
///   - data: What gets the bytes.
///   - bounds: Those of each page, in points; 612 × 792 if they are empty.
///   - documentInfo: What the document says of itself, by `kCGPDFContextTitle` and its kin.
@preconcurrency @MainActor
public func UIGraphicsBeginPDFContextToData(
  _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) {
  PDFStack.begin(bounds, documentInfo) { data.append($0) }
}

/// Begins a document that is written to a file when it ends.
///
/// - Parameters:
///   - path: The file.
///   - bounds: Those of each page, in points; 612 × 792 if they are empty.
///   - documentInfo: What the document says of itself, by `kCGPDFContextTitle` and its kin.
/// - Returns: Whether the file's folder is there.
@preconcurrency @MainActor
@discardableResult
public func UIGraphicsBeginPDFContextToFile(
  _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
  let url = URL(fileURLWithPath: path)
  let folder = url.deletingLastPathComponent().path
  guard FileManager.default.fileExists(atPath: folder) else { return false }
  PDFStack.begin(bounds, documentInfo) { data in
    do {
      try data.write(to: url)
    } catch {
      Mistake.report("UIGraphicsEndPDFContext: \(error)")
    }
  }
  return true
}

@preconcurrency @MainActor
public func UIGraphicsBeginPDFPage() { PDFStack.documents.last?.context.beginPage() }

/// Begins a page of its own size.
///
/// Differs from Apple's: `pageInfo` makes no difference.
@preconcurrency @MainActor
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
  PDFStack.documents.last?.context.beginPage(withBounds: bounds, pageInfo: [:])
}

/// Those of the current page; empty outside of a document.
@preconcurrency @MainActor
public func UIGraphicsGetPDFContextBounds() -> CGRect {
  PDFStack.documents.last?.context.pdfContextBounds ?? .zero
}

@preconcurrency @MainActor
public func UIGraphicsEndPDFContext() {
  guard let document = PDFStack.documents.popLast() else { return }
  UIGraphicsPopContext()
  document.finish(document.context.data())
}
