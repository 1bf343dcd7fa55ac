import Foundation

extension NSItemProvider {
  /// Offers a value in all the kinds of data that it can be had in.
  public func register<T: Transferable>(
    _ transferable: @autoclosure @escaping @Sendable () -> T
  ) {
    let value = transferable()
    for slot in value.slots() {
      registerDataRepresentation(
        for: slot.contentType, visibility: slot.visibility.itemVisibility
      ) { done in
        Task {
          do { done(try await slot.data(value), nil) } catch { done(nil, error) }
        }
        return nil
      }
    }
    if let name = value.suggestedFilename { suggestedName = name }
  }

  /// The kind of data of the item that a value of the type can be made of.
  private func match<T: Transferable>(for type: T.Type) -> (offered: UTType, slot: TransferSlot<T>)?
  {
    let offered = registeredContentTypes
    for slot in T.transferSlots where slot.importing != nil {
      if let match = offered.first(where: { $0.conforms(to: slot.contentType) }) {
        return (match, slot)
      }
    }
    return nil
  }

  /// Whether a value of the type can be made of the item.
  package func canLoad<T: Transferable>(_ type: T.Type) -> Bool { match(for: type) != nil }

  /// Makes a value of the item.
  ///
  /// - Throws: An error that lists the kinds of data there are, or what the representation throws.
  package func value<T: Transferable>(of type: T.Type) async throws -> T {
    guard let (offered, slot) = match(for: type) else {
      throw TransferError.noRepresentation(
        type: "\(T.self)",
        wanted: T.importedContentTypes().map(\.identifier).joined(separator: ", "),
        available: registeredTypeIdentifiers)
    }
    let data = try await withCheckedThrowingContinuation { next in
      loadDataRepresentation(for: offered) { data, error in
        if let data {
          next.resume(returning: data)
        } else {
          next.resume(
            throwing: error
              ?? TransferError.noRepresentation(
                type: "\(T.self)", wanted: offered.identifier, available: []))
        }
      }
    }
    return try await slot.make(.data(data))
  }

  /// Asks for a value made of the item.
  @discardableResult
  public func loadTransferable<T: Transferable>(
    type transferableType: T.Type,
    completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    Task {
      do {
        completionHandler(.success(try await value(of: transferableType)))
      } catch {
        completionHandler(.failure(error))
      }
    }
    return progress
  }
}
