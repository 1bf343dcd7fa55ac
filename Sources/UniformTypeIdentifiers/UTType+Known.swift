// The types that the system knows: identifier, what they conform to, file extensions, MIME type.

extension UTType {
  public static var item: UTType { UTType(known: "public.item") }
  public static var content: UTType { UTType(known: "public.content") }
  public static var data: UTType { UTType(known: "public.data") }
  public static var compositeContent: UTType { UTType(known: "public.composite-content") }
  public static var directory: UTType { UTType(known: "public.directory") }
  public static var folder: UTType { UTType(known: "public.folder") }
  public static var package: UTType { UTType(known: "com.apple.package") }
  public static var bundle: UTType { UTType(known: "com.apple.bundle") }
  public static var url: UTType { UTType(known: "public.url") }
  public static var fileURL: UTType { UTType(known: "public.file-url") }
  public static var text: UTType { UTType(known: "public.text") }
  public static var plainText: UTType { UTType(known: "public.plain-text") }
  public static var utf8PlainText: UTType { UTType(known: "public.utf8-plain-text") }
  public static var rtf: UTType { UTType(known: "public.rtf") }
  public static var html: UTType { UTType(known: "public.html") }
  public static var xml: UTType { UTType(known: "public.xml") }
  public static var yaml: UTType { UTType(known: "public.yaml") }
  public static var json: UTType { UTType(known: "public.json") }
  public static var propertyList: UTType { UTType(known: "com.apple.property-list") }
  public static var commaSeparatedText: UTType {
    UTType(known: "public.comma-separated-values-text")
  }
  public static var delimitedText: UTType { UTType(known: "public.delimited-values-text") }
  public static var tabSeparatedText: UTType { UTType(known: "public.tab-separated-values-text") }
  public static var sourceCode: UTType { UTType(known: "public.source-code") }
  public static var swiftSource: UTType { UTType(known: "public.swift-source") }
  public static var script: UTType { UTType(known: "public.script") }
  public static var javaScript: UTType { UTType(known: "com.netscape.javascript-source") }
  public static var image: UTType { UTType(known: "public.image") }
  public static var png: UTType { UTType(known: "public.png") }
  public static var jpeg: UTType { UTType(known: "public.jpeg") }
  public static var gif: UTType { UTType(known: "com.compuserve.gif") }
  public static var tiff: UTType { UTType(known: "public.tiff") }
  public static var heic: UTType { UTType(known: "public.heic") }
  public static var heif: UTType { UTType(known: "public.heif-standard") }
  public static var bmp: UTType { UTType(known: "com.microsoft.bmp") }
  public static var webP: UTType { UTType(known: "org.webmproject.webp") }
  public static var svg: UTType { UTType(known: "public.svg-image") }
  public static var rawImage: UTType { UTType(known: "public.camera-raw-image") }
  public static var livePhoto: UTType { UTType(known: "com.apple.live-photo") }
  public static var ico: UTType { UTType(known: "com.microsoft.ico") }
  public static var audiovisualContent: UTType { UTType(known: "public.audiovisual-content") }
  public static var movie: UTType { UTType(known: "public.movie") }
  public static var video: UTType { UTType(known: "public.video") }
  public static var audio: UTType { UTType(known: "public.audio") }
  public static var quickTimeMovie: UTType { UTType(known: "com.apple.quicktime-movie") }
  public static var mpeg4Movie: UTType { UTType(known: "public.mpeg-4") }
  public static var avi: UTType { UTType(known: "public.avi") }
  public static var mp3: UTType { UTType(known: "public.mp3") }
  public static var wav: UTType { UTType(known: "com.microsoft.waveform-audio") }
  public static var mpeg4Audio: UTType { UTType(known: "public.mpeg-4-audio") }
  public static var aiff: UTType { UTType(known: "public.aiff-audio") }
  public static var midi: UTType { UTType(known: "public.midi-audio") }
  public static var archive: UTType { UTType(known: "public.archive") }
  public static var zip: UTType { UTType(known: "public.zip-archive") }
  public static var gzip: UTType { UTType(known: "org.gnu.gnu-zip-archive") }
  public static var pdf: UTType { UTType(known: "com.adobe.pdf") }
  public static var rtfd: UTType { UTType(known: "com.apple.rtfd") }
  public static var epub: UTType { UTType(known: "org.idpf.epub-container") }
  public static var spreadsheet: UTType { UTType(known: "public.spreadsheet") }
  public static var presentation: UTType { UTType(known: "public.presentation") }
  public static var database: UTType { UTType(known: "public.database") }
  public static var font: UTType { UTType(known: "public.font") }
  public static var message: UTType { UTType(known: "public.message") }
  public static var contact: UTType { UTType(known: "public.contact") }
  public static var vCard: UTType { UTType(known: "public.vcard") }
  public static var calendarEvent: UTType { UTType(known: "public.calendar-event") }
  public static var application: UTType { UTType(known: "com.apple.application") }
  public static var executable: UTType { UTType(known: "public.executable") }
  public static var log: UTType { UTType(known: "public.log") }
  public static var usdz: UTType { UTType(known: "com.pixar.universal-scene-description-mobile") }
}

extension KnownType {
  static let all: [KnownType] = [
    KnownType(
      "public.item", [], [], nil),
    KnownType(
      "public.content", [], [], nil),
    KnownType(
      "public.data", ["public.item"], [], "application/octet-stream"),
    KnownType(
      "public.composite-content", ["public.content"], [], nil),
    KnownType(
      "public.directory", ["public.item"], [], nil),
    KnownType(
      "public.folder", ["public.directory"], [], nil),
    KnownType(
      "com.apple.package", ["public.directory"], [], nil),
    KnownType(
      "com.apple.bundle", ["public.directory"], [], nil),
    KnownType(
      "public.url", ["public.data"], [], nil),
    KnownType(
      "public.file-url", ["public.url"], [], nil),
    KnownType(
      "public.text", ["public.data", "public.content"], [], nil),
    KnownType(
      "public.plain-text", ["public.text"], ["txt", "text"], "text/plain"),
    KnownType(
      "public.utf8-plain-text", ["public.plain-text"], [], "text/plain;charset=utf-8"),
    KnownType(
      "public.rtf", ["public.text"], ["rtf"], "text/rtf"),
    KnownType(
      "public.html", ["public.text"], ["html", "htm"], "text/html"),
    KnownType(
      "public.xml", ["public.text"], ["xml"], "application/xml"),
    KnownType(
      "public.yaml", ["public.text"], ["yaml", "yml"], "application/x-yaml"),
    KnownType(
      "public.json", ["public.text"], ["json"], "application/json"),
    KnownType(
      "com.apple.property-list", ["public.data"], ["plist"], nil),
    KnownType(
      "public.comma-separated-values-text", ["public.delimited-values-text"], ["csv"], "text/csv"),
    KnownType(
      "public.delimited-values-text", ["public.text"], [], nil),
    KnownType(
      "public.tab-separated-values-text", ["public.delimited-values-text"], ["tsv"],
      "text/tab-separated-values"),
    KnownType(
      "public.source-code", ["public.plain-text"], [], nil),
    KnownType(
      "public.swift-source", ["public.source-code"], ["swift"], nil),
    KnownType(
      "public.script", ["public.source-code"], [], nil),
    KnownType(
      "com.netscape.javascript-source", ["public.script"], ["js"], "text/javascript"),
    KnownType(
      "public.image", ["public.data", "public.content"], [], nil),
    KnownType(
      "public.png", ["public.image"], ["png"], "image/png"),
    KnownType(
      "public.jpeg", ["public.image"], ["jpg", "jpeg"], "image/jpeg"),
    KnownType(
      "com.compuserve.gif", ["public.image"], ["gif"], "image/gif"),
    KnownType(
      "public.tiff", ["public.image"], ["tiff", "tif"], "image/tiff"),
    KnownType(
      "public.heic", ["public.heif-standard"], ["heic"], "image/heic"),
    KnownType(
      "public.heif-standard", ["public.image"], ["heif"], "image/heif"),
    KnownType(
      "com.microsoft.bmp", ["public.image"], ["bmp"], "image/bmp"),
    KnownType(
      "org.webmproject.webp", ["public.image"], ["webp"], "image/webp"),
    KnownType(
      "public.svg-image", ["public.image", "public.xml"], ["svg"], "image/svg+xml"),
    KnownType(
      "public.camera-raw-image", ["public.image"], [], nil),
    KnownType(
      "com.apple.live-photo", ["public.data"], [], nil),
    KnownType(
      "com.microsoft.ico", ["public.image"], ["ico"], "image/vnd.microsoft.icon"),
    KnownType(
      "public.audiovisual-content", ["public.data", "public.content"], [], nil),
    KnownType(
      "public.movie", ["public.audiovisual-content"], [], nil),
    KnownType(
      "public.video", ["public.movie"], [], nil),
    KnownType(
      "public.audio", ["public.audiovisual-content"], [], nil),
    KnownType(
      "com.apple.quicktime-movie", ["public.movie"], ["mov"], "video/quicktime"),
    KnownType(
      "public.mpeg-4", ["public.movie"], ["mp4"], "video/mp4"),
    KnownType(
      "public.avi", ["public.movie"], ["avi"], "video/avi"),
    KnownType(
      "public.mp3", ["public.audio"], ["mp3"], "audio/mpeg"),
    KnownType(
      "com.microsoft.waveform-audio", ["public.audio"], ["wav"], "audio/vnd.wave"),
    KnownType(
      "public.mpeg-4-audio", ["public.audio"], ["m4a"], "audio/mp4"),
    KnownType(
      "public.aiff-audio", ["public.audio"], ["aiff", "aif"], "audio/aiff"),
    KnownType(
      "public.midi-audio", ["public.audio"], ["mid", "midi"], "audio/midi"),
    KnownType(
      "public.archive", ["public.data"], [], nil),
    KnownType(
      "public.zip-archive", ["public.archive"], ["zip"], "application/zip"),
    KnownType(
      "org.gnu.gnu-zip-archive", ["public.archive"], ["gz"], "application/gzip"),
    KnownType(
      "com.adobe.pdf", ["public.data", "public.composite-content"], ["pdf"], "application/pdf"),
    KnownType(
      "com.apple.rtfd", ["com.apple.package", "public.composite-content"], ["rtfd"], nil),
    KnownType(
      "org.idpf.epub-container", ["public.data", "public.composite-content"], ["epub"],
      "application/epub+zip"),
    KnownType(
      "public.spreadsheet", ["public.content"], [], nil),
    KnownType(
      "public.presentation", ["public.composite-content"], [], nil),
    KnownType(
      "public.database", ["public.data"], [], nil),
    KnownType(
      "public.font", ["public.data"], [], nil),
    KnownType(
      "public.message", ["public.item"], [], nil),
    KnownType(
      "public.contact", ["public.item"], [], nil),
    KnownType(
      "public.vcard", ["public.text", "public.contact"], ["vcf"], "text/vcard"),
    KnownType(
      "public.calendar-event", ["public.item"], [], nil),
    KnownType(
      "com.apple.application", ["public.item"], [], nil),
    KnownType(
      "public.executable", ["public.data"], [], nil),
    KnownType(
      "public.log", ["public.data"], ["log"], nil),
    KnownType(
      "com.pixar.universal-scene-description-mobile", ["public.data"], ["usdz"],
      "model/vnd.usdz+zip"),
  ]
}
