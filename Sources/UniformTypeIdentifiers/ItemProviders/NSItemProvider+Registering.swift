import Foundation

extension NSItemProvider {
  /// Offers data of a kind, made when somebody asks for it.
  public func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    add(
      Representation(
        typeIdentifier: typeIdentifier, visibility: visibility, source: .data(loadHandler)))
  }

  /// Offers data of a kind, made when somebody asks for it.
  public func registerDataRepresentation(
    for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
    loadHandler:
      @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    registerDataRepresentation(
      forTypeIdentifier: contentType.identifier, visibility: visibility, loadHandler: loadHandler)
  }

  /// Offers a file of a kind, made when somebody asks for it.
  public func registerFileRepresentation(
    forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
  ) {
    add(
      Representation(
        typeIdentifier: typeIdentifier, visibility: visibility,
        source: .file(loadHandler, fileOptions)))
  }

  /// Offers a file of a kind, made when somebody asks for it.
  public func registerFileRepresentation(
    for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
    openInPlace: Bool = false,
    loadHandler:
      @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
  ) {
    registerFileRepresentation(
      forTypeIdentifier: contentType.identifier, fileOptions: openInPlace ? .openInPlace : [],
      visibility: visibility, loadHandler: loadHandler)
  }

  /// Offers an object in all the kinds of data that it can be written in.
  public func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) {
    let box = UncheckedBox(object)
    for identifier in object.writableTypeIdentifiersForItemProvider {
      registerDataRepresentation(forTypeIdentifier: identifier, visibility: visibility) {
        box.value.loadData(
          withTypeIdentifier: identifier, forItemProviderCompletionHandler: $0)
      }
    }
  }

  /// Offers an object of a class, made when somebody asks for it.
  public func registerObject<T: NSItemProviderWriting>(
    ofClass type: T.Type, visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (@escaping @Sendable (T?, (any Error)?) -> Void) -> Progress?
  ) {
    for identifier in T.writableTypeIdentifiersForItemProvider {
      registerDataRepresentation(forTypeIdentifier: identifier, visibility: visibility) { done in
        loadHandler { object, error in
          guard let object else { return done(nil, error) }
          _ = object.loadData(
            withTypeIdentifier: identifier, forItemProviderCompletionHandler: done)
        }
      }
    }
  }

  /// Offers an item of a kind, made when somebody asks for it.
  public func registerItem(
    forTypeIdentifier typeIdentifier: String, loadHandler: @escaping LoadHandler
  ) {
    add(
      Representation(typeIdentifier: typeIdentifier, visibility: .all, source: .item(loadHandler)))
  }
}
