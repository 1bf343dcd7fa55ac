#if DEBUG
  import Device
  import Foundation

  // Foundation's own methods, defined in its place, as `DeviceLocale` does: it declares them in extensions, whose members
  // Swift calls without asking what a subclass has.

  extension FileManager {
    private var overridable: OverridableFileManager? { self as? OverridableFileManager }

    @_silgen_name(
      "$s20FoundationEssentials11FileManagerC0A0E10fileExists6atPath11isDirectorySbSS_SpyAD8ObjCBoolVGSgtF"
    )
    public func _interposed_fileExists(
      atPath path: String, isDirectory: UnsafeMutablePointer<ObjCBool>?
    ) -> Bool {
      overridable?._overridable_fileExists(atPath: path, isDirectory: isDirectory)
        ?? FoundationFiles.fileExists(path, isDirectory, self)
    }

    @_silgen_name(
      "$s20FoundationEssentials11FileManagerC0A0E19contentsOfDirectory2at26includingPropertiesForKeys7optionsSayAA3URLVGAJ_SayAD14URLResourceKeyVGSgAC0G18EnumerationOptionsVtKF"
    )
    public func _interposed_contentsOfDirectory(
      at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?,
      options: FileManager.DirectoryEnumerationOptions
    ) throws -> [URL] {
      try overridable?._overridable_contentsOfDirectory(
        at: url, includingPropertiesForKeys: keys, options: options)
        ?? FoundationFiles.contents(url, keys, options, self)
    }

    @_silgen_name("$s20FoundationEssentials11FileManagerC0A0E8subpaths6atPathSaySSGSgSS_tF")
    public func _interposed_subpaths(atPath path: String) -> [String]? {
      guard let overridable else { return FoundationFiles.subpaths(path, self) }
      return overridable._overridable_subpaths(atPath: path)
    }

    @_silgen_name(
      "$s20FoundationEssentials11FileManagerC0A0E10enumerator6atPathAcDE19DirectoryEnumeratorCSgSS_tF"
    )
    public func _interposed_enumerator(atPath path: String) -> FileManager.DirectoryEnumerator? {
      guard let overridable else { return FoundationFiles.enumerator(path, self) }
      return overridable._overridable_enumerator(atPath: path)
    }

    @_silgen_name(
      "$s20FoundationEssentials11FileManagerC0A0E10enumerator2at26includingPropertiesForKeys7options12errorHandlerAcDE19DirectoryEnumeratorCSgAA3URLV_SayAD14URLResourceKeyVGSgAC0N18EnumerationOptionsVSbAN_s5Error_ptcSgtF"
    )
    public func _interposed_enumerator(
      at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?,
      options: FileManager.DirectoryEnumerationOptions,
      errorHandler handler: ((URL, any Error) -> Bool)?
    ) -> FileManager.DirectoryEnumerator? {
      guard let overridable else {
        return FoundationFiles.enumerator(url, keys, options, handler, self)
      }
      return overridable._overridable_enumerator(
        at: url, includingPropertiesForKeys: keys, options: options, errorHandler: handler)
    }

    @_silgen_name(
      "$s20FoundationEssentials11FileManagerC0A0E13replaceItemAt_04withfG006backupF4Name7optionsAA3URLVSgAJ_AJSSSgAC0F18ReplacementOptionsVtKF"
    )
    public func _interposed_replaceItemAt(
      _ old: URL, withItemAt new: URL, backupItemName: String?,
      options: FileManager.ItemReplacementOptions
    ) throws -> URL? {
      guard let overridable else {
        return try FoundationFiles.replaceItem(old, new, backupItemName, options, self)
      }
      return try overridable._overridable_replaceItemAt(
        old, withItemAt: new, backupItemName: backupItemName, options: options)
    }

    @_silgen_name(
      "$s20FoundationEssentials11FileManagerC0A0E3url3for2in14appropriateFor6createAA3URLVAC19SearchPathDirectoryO_AC0lM10DomainMaskVAKSgSbtKF"
    )
    public func _interposed_url(
      for directory: FileManager.SearchPathDirectory, in domain: FileManager.SearchPathDomainMask,
      appropriateFor url: URL?, create shouldCreate: Bool
    ) throws -> URL {
      guard let overridable else {
        return try FoundationFiles.folder(directory, domain, url, shouldCreate, self)
      }
      return try overridable._overridable_url(
        for: directory, in: domain, appropriateFor: url, create: shouldCreate)
    }
  }

  private let names = [
    "10fileExists6atPath11isDirectorySbSS_SpyAD8ObjCBoolVGSgtF",
    "19contentsOfDirectory2at26includingPropertiesForKeys7options"
      + "SayAA3URLVGAJ_SayAD14URLResourceKeyVGSgAC0G18EnumerationOptionsVtKF",
    "8subpaths6atPathSaySSGSgSS_tF", "10enumerator6atPathAcDE19DirectoryEnumeratorCSgSS_tF",
    "10enumerator2at26includingPropertiesForKeys7options12errorHandlerAcDE19DirectoryEnumeratorCSg"
      + "AA3URLV_SayAD14URLResourceKeyVGSgAC0N18EnumerationOptionsVSbAN_s5Error_ptcSgtF",
    "13replaceItemAt_04withfG006backupF4Name7optionsAA3URLVSgAJ_AJSSSgAC0F18ReplacementOptionsVtKF",
    "3url3for2in14appropriateFor6createAA3URLVAC19SearchPathDirectoryO_AC0lM10DomainMaskVAKSgSbtKF",
  ].map { "$s20FoundationEssentials11FileManagerC0A0E" + $0 }

  @used @section(".init_array")
  private let seam: @convention(c) () -> Void = { ToolchainProbe.register(makeSeam) }

  @Sendable
  private func makeSeam() -> Seam {
    Seam(
      "Overriding methods of file managers",
      needs: """
        Foundation's FileManager.fileExists(atPath:isDirectory:) and its siblings to be replaceable
        """,
      cost: "What a subclass of FileManager overrides is not called through its superclass."
    ) { ProgramSymbol.problem(replacing: names) }
  }
#endif
