import CoreGraphics
import Device
import DisplayList
import Foundation
import Rendering

public let kCGPDFContextTitle = "kCGPDFContextTitle"
public let kCGPDFContextAuthor = "kCGPDFContextAuthor"
public let kCGPDFContextSubject = "kCGPDFContextSubject"
public let kCGPDFContextKeywords = "kCGPDFContextKeywords"
public let kCGPDFContextCreator = "kCGPDFContextCreator"

@preconcurrency @MainActor
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
  /// What the document says of itself, by `kCGPDFContextTitle` and its kin.
  ///
  /// Differs from Apple's: title, author, subject, keywords and creator are written, passwords are not.
  open var documentInfo: [String: Any] = [:]

  public override init() { super.init() }

  public class func `default`() -> UIGraphicsPDFRendererFormat { UIGraphicsPDFRendererFormat() }
  public class func preferred() -> UIGraphicsPDFRendererFormat { UIGraphicsPDFRendererFormat() }
}

/// What the pages of a document are drawn with.
@preconcurrency @MainActor
open class UIGraphicsPDFRendererContext: NSObject {
  public let cgContext: CGContext
  public let format: UIGraphicsPDFRendererFormat
  private let bounds: CGRect
  private var pageBounds: CGRect
  /// Where each page begins in what the context has recorded.
  private var pages: [(bounds: CGRect, start: Int)] = []

  init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    self.bounds = bounds
    self.format = format
    pageBounds = bounds
    cgContext = CGContext(size: bounds.size, scale: 1, isOpaque: false)
    super.init()
  }

  /// Those of the current page.
  open var pdfContextBounds: CGRect { pageBounds }

  open func beginPage() { beginPage(withBounds: bounds, pageInfo: [:]) }

  /// Begins a page of its own size, with the state of drawing as it was at first.
  ///
  /// Differs from Apple's: `pageInfo` makes no difference.
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
    if pages.isEmpty { cgContext.saveGState() }
    cgContext.restoreGState()
    cgContext.saveGState()
    pageBounds = bounds
    pages.append((bounds, cgContext.drawing.marks.count))
    if bounds.origin != .zero { cgContext.translateBy(x: -bounds.minX, y: -bounds.minY) }
  }

  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }

  /// The document; empty if it cannot be written, which the console says.
  func data() -> Data {
    let marks = cgContext.drawing.marks
    let ends = pages.dropFirst().map(\.start) + [marks.count]
    let written = zip(pages, ends).map { page, end in
      PDFEncoder.Page(
        DisplayList(CGDrawing(marks: Array(marks[page.start..<end]))), size: page.bounds.size)
    }
    var information = PDFInformation()
    func text(_ key: String) -> String? { format.documentInfo[key] as? String }
    information.title = text(kCGPDFContextTitle)
    information.author = text(kCGPDFContextAuthor)
    information.subject = text(kCGPDFContextSubject)
    information.keywords =
      text(kCGPDFContextKeywords)
      ?? (format.documentInfo[kCGPDFContextKeywords] as? [String])?.joined(separator: ", ")
    information.creator = text(kCGPDFContextCreator)
    do {
      return try PDFEncoder.data(of: written, information: information)
    } catch {
      RuntimeIssue.report("UIGraphicsPDFRenderer: \(error)")
      return Data()
    }
  }
}

/// Writes PDF.
///
/// Differs from Apple's: shadows and other layers are written as pixels, one for each point; texts are shapes, so that
/// no reader finds their words.
@preconcurrency @MainActor
open class UIGraphicsPDFRenderer: NSObject {
  public let format: UIGraphicsPDFRendererFormat
  private let bounds: CGRect

  /// - Parameters:
  ///   - bounds: Those of each page, in points; 612 × 792 if they are empty.
  ///   - format: What the document says of itself.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    self.bounds = bounds.isEmpty ? CGRect(x: 0, y: 0, width: 612, height: 792) : bounds
    self.format = format
    super.init()
    format.bounds = self.bounds
  }

  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat())
  }

  open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    let context = UIGraphicsPDFRendererContext(bounds: bounds, format: format)
    UIGraphicsPushContext(context.cgContext)
    actions(context)
    UIGraphicsPopContext()
    return context.data()
  }

  /// - Throws: What writing the file throws.
  open func writePDF(
    to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void
  ) throws {
    try pdfData(actions: actions).write(to: url)
  }
}
