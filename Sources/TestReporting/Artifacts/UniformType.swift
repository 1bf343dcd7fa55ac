/// The few uniform type identifiers that test attachments use.
enum UniformType {
  /// Extension without its dot; empty for a type that isn't known.
  static func fileExtension(of identifier: String) -> String {
    extensions[identifier] ?? ""
  }

  /// The identifier for a file's extension; `public.data` for one that isn't known.
  static func identifier(ofFileExtension fileExtension: String) -> String {
    identifiers[fileExtension.lowercased()] ?? "public.data"
  }

  private static let extensions: [String: String] = [
    "public.png": "png",
    "public.jpeg": "jpg",
    "public.heic": "heic",
    "public.svg-image": "svg",
    "public.plain-text": "txt",
    "public.utf8-plain-text": "txt",
    "public.text": "txt",
    "public.json": "json",
    "public.html": "html",
    "public.xml": "xml",
    "public.zip-archive": "zip",
    "public.mpeg-4": "mp4",
    "com.apple.property-list": "plist",
    "com.adobe.pdf": "pdf",
  ]

  private static let identifiers: [String: String] = [
    "png": "public.png",
    "jpg": "public.jpeg",
    "jpeg": "public.jpeg",
    "heic": "public.heic",
    "svg": "public.svg-image",
    "txt": "public.plain-text",
    "log": "public.plain-text",
    "json": "public.json",
    "html": "public.html",
    "xml": "public.xml",
    "zip": "public.zip-archive",
    "mp4": "public.mpeg-4",
    "plist": "com.apple.property-list",
    "pdf": "com.adobe.pdf",
  ]
}
