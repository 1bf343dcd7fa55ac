// Further types that the system knows: files of developers, of the system itself, and rarer media.

extension UTType {
  public static var diskImage: UTType { UTType(known: "public.disk-image") }
  public static var resolvable: UTType { UTType(known: "com.apple.resolvable") }
  public static var symbolicLink: UTType { UTType(known: "public.symlink") }
  public static var mountPoint: UTType { UTType(known: "com.apple.mount-point") }
  public static var aliasFile: UTType { UTType(known: "com.apple.alias-file") }
  public static var urlBookmarkData: UTType { UTType(known: "com.apple.bookmark") }
  public static var utf16PlainText: UTType { UTType(known: "public.utf16-plain-text") }
  public static var utf8TabSeparatedText: UTType {
    UTType(known: "public.utf8-tab-separated-values-text")
  }
  public static var flatRTFD: UTType { UTType(known: "com.apple.flat-rtfd") }
  public static var assemblyLanguageSource: UTType { UTType(known: "public.assembly-source") }
  public static var cSource: UTType { UTType(known: "public.c-source") }
  public static var objectiveCSource: UTType { UTType(known: "public.objective-c-source") }
  public static var cPlusPlusSource: UTType { UTType(known: "public.c-plus-plus-source") }
  public static var cHeader: UTType { UTType(known: "public.c-header") }
  public static var shellScript: UTType { UTType(known: "public.shell-script") }
  public static var pythonScript: UTType { UTType(known: "public.python-script") }
  public static var rubyScript: UTType { UTType(known: "public.ruby-script") }
  public static var perlScript: UTType { UTType(known: "public.perl-script") }
  public static var phpScript: UTType { UTType(known: "public.php-script") }
  public static var xmlPropertyList: UTType { UTType(known: "com.apple.xml-property-list") }
  public static var binaryPropertyList: UTType { UTType(known: "com.apple.binary-property-list") }
  public static var icns: UTType { UTType(known: "com.apple.icns") }
  public static var mpeg: UTType { UTType(known: "public.mpeg") }
  public static var mpeg2Video: UTType { UTType(known: "public.mpeg-2-video") }
  public static var mpeg2TransportStream: UTType { UTType(known: "public.mpeg-2-transport-stream") }
  public static var appleProtectedMPEG4Audio: UTType {
    UTType(known: "com.apple.protected-mpeg-4-audio")
  }
  public static var appleProtectedMPEG4Video: UTType {
    UTType(known: "com.apple.protected-mpeg-4-video")
  }
  public static var playlist: UTType { UTType(known: "public.playlist") }
  public static var m3uPlaylist: UTType { UTType(known: "public.m3u-playlist") }
  public static var volume: UTType { UTType(known: "public.volume") }
  public static var pluginBundle: UTType { UTType(known: "com.apple.plugin") }
  public static var framework: UTType { UTType(known: "com.apple.framework") }
  public static var applicationBundle: UTType { UTType(known: "com.apple.application-bundle") }
  public static var unixExecutable: UTType { UTType(known: "public.unix-executable") }
  public static var bz2: UTType { UTType(known: "public.bzip2-archive") }
  public static var toDoItem: UTType { UTType(known: "public.to-do-item") }
  public static var emailMessage: UTType { UTType(known: "public.email-message") }
  public static var internetLocation: UTType { UTType(known: "com.apple.internet-location") }
  public static var bookmark: UTType { UTType(known: "public.bookmark") }
  public static var threeDContent: UTType { UTType(known: "public.3d-content") }
  public static var pkcs12: UTType { UTType(known: "com.rsa.pkcs-12") }
  public static var x509Certificate: UTType { UTType(known: "public.x509-certificate") }
}

extension KnownType {
  static let others: [KnownType] = [
    KnownType(
      "public.disk-image", ["public.archive"], [],
      nil),
    KnownType(
      "com.apple.resolvable", [], [],
      nil),
    KnownType(
      "public.symlink", ["public.item", "com.apple.resolvable"], [],
      nil),
    KnownType(
      "com.apple.mount-point", ["public.item", "com.apple.resolvable"], [],
      nil),
    KnownType(
      "com.apple.alias-file", ["public.data", "com.apple.resolvable"], [],
      nil),
    KnownType(
      "com.apple.bookmark", ["public.data", "com.apple.resolvable"], [],
      nil),
    KnownType(
      "public.utf16-plain-text", ["public.plain-text"], [],
      nil),
    KnownType(
      "public.utf8-tab-separated-values-text",
      ["public.tab-separated-values-text", "public.utf8-plain-text"], [],
      nil),
    KnownType(
      "com.apple.flat-rtfd", ["public.data", "public.composite-content"], [],
      nil),
    KnownType(
      "public.assembly-source", ["public.source-code"], ["s"],
      nil),
    KnownType(
      "public.c-source", ["public.source-code"], ["c"],
      nil),
    KnownType(
      "public.objective-c-source", ["public.source-code"], ["m"],
      nil),
    KnownType(
      "public.c-plus-plus-source", ["public.source-code"], ["cpp", "cp", "cxx", "cc"],
      nil),
    KnownType(
      "public.c-header", ["public.source-code"], ["h"],
      nil),
    KnownType(
      "public.shell-script", ["public.script"], ["sh"],
      nil),
    KnownType(
      "public.python-script", ["public.shell-script"], ["py"],
      "text/x-python-script"),
    KnownType(
      "public.ruby-script", ["public.shell-script"], ["rb", "rbw"],
      "text/ruby-script"),
    KnownType(
      "public.perl-script", ["public.shell-script"], ["pl", "pm"],
      "text/x-perl-script"),
    KnownType(
      "public.php-script", ["public.shell-script"], ["php"],
      "text/php"),
    KnownType(
      "com.apple.xml-property-list", ["public.xml", "com.apple.property-list"], [],
      nil),
    KnownType(
      "com.apple.binary-property-list", ["com.apple.property-list"], [],
      nil),
    KnownType(
      "com.apple.icns", ["public.image"], ["icns"],
      nil),
    KnownType(
      "public.mpeg", ["public.movie"], ["mpg", "mpeg", "mpe", "m75", "m15"],
      "video/mpeg"),
    KnownType(
      "public.mpeg-2-video", ["public.video"], ["m2v"],
      "video/mpeg2"),
    KnownType(
      "public.mpeg-2-transport-stream", ["public.movie"], ["ts"],
      "video/mp2t"),
    KnownType(
      "com.apple.protected-mpeg-4-audio", ["public.audio"], ["m4p"],
      nil),
    KnownType(
      "com.apple.protected-mpeg-4-video", ["public.mpeg-4"], ["m4v"],
      "video/x-m4v"),
    KnownType(
      "public.playlist", [], [],
      nil),
    KnownType(
      "public.m3u-playlist", ["public.text", "public.playlist"], ["m3u", "m3u8"],
      nil),
    KnownType(
      "public.volume", ["public.folder"], [],
      nil),
    KnownType(
      "com.apple.plugin", ["com.apple.bundle", "com.apple.package"], [],
      nil),
    KnownType(
      "com.apple.framework", ["com.apple.bundle"], ["framework"],
      nil),
    KnownType(
      "com.apple.application-bundle",
      ["com.apple.application", "com.apple.bundle", "com.apple.package"], ["app"],
      nil),
    KnownType(
      "public.unix-executable", ["public.data", "public.executable"], [],
      nil),
    KnownType(
      "public.bzip2-archive", ["public.data", "public.archive"], ["bz2", "bz"],
      "application/x-bzip2"),
    KnownType(
      "public.to-do-item", [], [],
      nil),
    KnownType(
      "public.email-message", ["public.data", "public.message"], [],
      nil),
    KnownType(
      "com.apple.internet-location", ["public.data"], [],
      nil),
    KnownType(
      "public.bookmark", [], [],
      nil),
    KnownType(
      "public.3d-content", ["public.content"], [],
      nil),
    KnownType(
      "com.rsa.pkcs-12", ["public.data"], ["p12", "pfx"],
      "application/x-pkcs12"),
    KnownType(
      "public.x509-certificate", ["public.data"], ["cer", "crt", "der"],
      "application/x-x509-ca-cert"),
  ]
}
