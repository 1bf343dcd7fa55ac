import CoreGraphics
import DisplayList
import Foundation
import Rendering
import Synchronization

/// A picture with a size in points.
open class UIImage: NSObject, @unchecked Sendable {
  public enum Orientation: Int, Sendable {
    case up = 0
    case down = 1
    case left = 2
    case right = 3
    case upMirrored = 4
    case downMirrored = 5
    case leftMirrored = 6
    case rightMirrored = 7
  }

  public enum RenderingMode: Int, Sendable {
    case automatic = 0
    case alwaysOriginal = 1
    case alwaysTemplate = 2
  }

  public enum ResizingMode: Int, Sendable {
    case tile = 0
    case stretch = 1
  }

  /// Everything that makes an image; equal values look the same.
  struct Storage: Hashable, Sendable {
    var content: Content = .empty
    /// In points.
    var size = CGSize.zero
    /// Pixels per point.
    var scale: CGFloat = 1
    var orientation = Orientation.up
    var renderingMode = RenderingMode.automatic
    var tint: CGColor?
    var capInsets = UIEdgeInsets.zero
    /// Whether what lies between the caps is repeated, not stretched.
    var tiles = false
    var alignmentRectInsets = UIEdgeInsets.zero
    /// Whether views mirror the image where text runs from right to left.
    var flipsForRightToLeft = false
    var symbolConfiguration: SymbolStyle?
  }

  enum Content: Hashable, Sendable {
    case empty
    case cgImage(CGImage)
    /// A file's bytes, decoded when drawn.
    case encoded(EncodedImage)
    /// A symbol of the system.
    case symbol(String)
  }

  let storage: Storage
  /// What a file or a symbol became when somebody asked for its pixels.
  private let pixels = Mutex<CGImage?>(nil)
  /// The asset whose variant this is.
  let asset = Mutex(AssetLink())
  /// The asset's or symbol's name.
  let name: String?

  /// What views call themselves that show the image and have no label; nil for what the image's name says.
  ///
  /// Images made from this one have none; unsure whether Apple's hand it on.
  @MainActor open var accessibilityLabel: String?
  /// Also of image views that show the image and say none themselves.
  @MainActor open var accessibilityIdentifier: String?

  private let film: (pictures: [UIImage], duration: TimeInterval)?

  init(
    _ storage: Storage, name: String? = nil,
    film: (pictures: [UIImage], duration: TimeInterval)? = nil
  ) {
    self.storage = storage
    self.name = name
    self.film = film
    super.init()
  }

  /// An image that image views show as a film without end; nil without any picture.
  ///
  /// `duration`: Of one round, in seconds; 0 for a thirtieth of a second a picture.
  open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    let duration = duration > 0 ? duration : TimeInterval(images.count) / 30
    return UIImage(first.storage, film: (images, duration))
  }

  // MARK: Making

  public convenience override init() {
    self.init(Storage())
  }

  public required convenience init?(coder: NSCoder) {
    self.init(Self.decoded(from: coder))
  }

  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let scale = scale > 0 ? scale : 1
    var storage = Storage(
      content: .cgImage(cgImage),
      size: CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale),
      scale: scale, orientation: orientation)
    if ImageTurn.swapsSides(orientation) {
      storage.size = CGSize(width: storage.size.height, height: storage.size.width)
    }
    self.init(storage)
  }

  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  public convenience init?(data: Data, scale: CGFloat) {
    self.init(data: data, scale: scale, name: "data")
  }

  convenience init?(data: Data, scale: CGFloat, name: String) {
    guard let pixels = ImageHeader.pixelSize(of: data) else { return nil }
    let scale = scale > 0 ? scale : 1
    self.init(
      Storage(
        content: .encoded(EncodedImage(data, name: name)),
        size: CGSize(width: pixels.width / scale, height: pixels.height / scale), scale: scale))
  }

  /// A file of pixels or shapes; shapes have their size in points, and the scale only matters to who asks for
  /// their pixels.
  convenience init?(file data: Data, scale: CGFloat, name: String) {
    guard let size = VectorFile.size(of: data) else {
      self.init(data: data, scale: scale, name: name)
      return
    }
    self.init(
      Storage(
        content: .encoded(EncodedImage(data, name: name)), size: size, scale: max(scale, 1)))
  }

  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let file = (path as NSString).lastPathComponent
    self.init(data: data, scale: ImageFiles.scale(ofFileNamed: file), name: file)
  }

  @preconcurrency @MainActor
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Differs from Apple's: an asset is looked up for the traits of the device, whatever `traitCollection`
  /// says.
  @preconcurrency @MainActor
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let image = ImageFiles.image(named: name, in: bundle) else { return nil }
    self.init(image.storage, name: name)
  }

  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    guard !name.isEmpty else { return nil }
    let style = (configuration as? SymbolConfiguration)?.style ?? SymbolStyle()
    self.init(
      Storage(
        content: .symbol(name), size: style.size(of: name), scale: 3, renderingMode: .automatic,
        symbolConfiguration: style),
      name: name)
  }

  /// Differs from Apple's: all of the symbol is drawn, whatever `value` says.
  public convenience init?(
    systemName name: String, variableValue value: Double, configuration: Configuration? = nil
  ) {
    self.init(systemName: name, withConfiguration: configuration)
  }

  /// Differs from Apple's: `traitCollection` makes no difference.
  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(systemName: name, withConfiguration: nil)
  }

  // MARK: Reading

  /// In points.
  open var size: CGSize { storage.size }
  /// Pixels per point.
  open var scale: CGFloat { storage.scale }
  open var imageOrientation: Orientation { storage.orientation }
  open var renderingMode: RenderingMode { storage.renderingMode }
  open var capInsets: UIEdgeInsets { storage.capInsets }
  open var alignmentRectInsets: UIEdgeInsets { storage.alignmentRectInsets }
  open var isSymbolImage: Bool { symbolName != nil }
  open var flipsForRightToLeftLayoutDirection: Bool { storage.flipsForRightToLeft }
  /// The pictures of an animated image; nil for one that stands still.
  open var images: [UIImage]? { film?.pictures }
  /// Of one round of an animated image, in seconds; 0 for one that stands still.
  open var duration: TimeInterval { film?.duration ?? 0 }
  /// The pixels as they lie in the file, whatever the orientation; nil for an empty image.
  open var cgImage: CGImage? {
    if case .cgImage(let image) = storage.content { return image }
    return pixels.withLock { pixels in
      if pixels == nil { pixels = ImageFiles.pixels(of: self) }
      return pixels
    }
  }

  package var symbolName: String? {
    guard case .symbol(let name) = storage.content else { return nil }
    return name
  }

  /// The asset's or symbol's name, which accessibility may read.
  package var assetName: String? { name }

  // MARK: Variants

  func with(_ change: (inout Storage) -> Void) -> UIImage {
    var copy = storage
    change(&copy)
    return UIImage(copy, name: name)
  }

  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    with { $0.renderingMode = renderingMode }
  }

  @preconcurrency @MainActor
  open func withTintColor(_ color: UIColor) -> UIImage {
    with { $0.tint = color.cgColor }
  }

  @preconcurrency @MainActor
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    with {
      $0.tint = color.cgColor
      $0.renderingMode = renderingMode
    }
  }

  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard let style = (configuration as? SymbolConfiguration)?.style, let symbolName else {
      return self
    }
    return with {
      $0.symbolConfiguration = style
      $0.size = style.size(of: symbolName)
    }
  }

  /// A symbol as it is drawn where nothing was said of its size; other images, and symbols of which something was
  /// said, stay as they are.
  func withUsualStyle(_ style: SymbolStyle) -> UIImage {
    let plain = SymbolStyle()
    guard isSymbolImage, storage.symbolConfiguration ?? plain == plain else { return self }
    return withConfiguration(SymbolConfiguration(style))
  }

  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    isSymbolImage ? withConfiguration(configuration) : nil
  }

  open var resizingMode: ResizingMode { storage.tiles ? .tile : .stretch }

  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    with {
      $0.capInsets = capInsets
      $0.tiles = true
    }
  }

  open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode)
    -> UIImage
  {
    with {
      $0.capInsets = capInsets
      $0.tiles = resizingMode == .tile
    }
  }

  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    with { $0.alignmentRectInsets = alignmentInsets }
  }

  /// An image that views mirror where text runs from right to left.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    with { $0.flipsForRightToLeft = true }
  }

  // MARK: Equality

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other || storage == other.storage
  }

  open override var hash: Int { storage.size.width.hashValue ^ storage.size.height.hashValue }
}
