// CoreTransferable: values that can be given to other views and apps. May import Foundation, Combine and
// UniformTypeIdentifiers only.

import Foundation
@_exported import UniformTypeIdentifiers

/// A value that can be copied, dragged, dropped and shared.
@preconcurrency
public protocol Transferable: Sendable {
  associatedtype Representation: TransferRepresentation

  /// The kinds of data that the value can be had in and made of, the one that tells most first.
  @TransferRepresentationBuilder<Self>
  static var transferRepresentation: Representation { get }
}

extension Never: Transferable {
  public static var transferRepresentation: Never {
    preconditionFailure("there is no value of Never to transfer")
  }
}

extension String: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .utf8PlainText) {
      Data($0.utf8)
    } importing: {
      String(decoding: $0, as: UTF8.self)
    }
    DataRepresentation(importedContentType: .plainText) { String(decoding: $0, as: UTF8.self) }
  }
}

extension Data: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .data) {
      $0
    } importing: {
      $0
    }
  }
}

extension URL: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .fileURL) {
      Data($0.absoluteString.utf8)
    } importing: {
      try url(from: $0)
    }
    .exportingCondition(\.isFileURL)
    DataRepresentation(contentType: .url) {
      Data($0.absoluteString.utf8)
    } importing: {
      try url(from: $0)
    }
    ProxyRepresentation<URL, String>(exporting: { (url: URL) in url.absoluteString })
  }

  private static func url(from data: Data) throws -> URL {
    let text = String(decoding: data, as: UTF8.self)
    guard let url = URL(string: text) else { throw TransferError.unreadable(text, "URL") }
    return url
  }
}

/// Why a value could not be transferred.
package enum TransferError: Error, CustomStringConvertible, LocalizedError {
  case unreadable(String, String)
  case noRepresentation(type: String, wanted: String, available: [String])

  package var description: String {
    switch self {
    case .unreadable(let text, let type): "“\(text)” is not a \(type)."
    case .noRepresentation(let type, let wanted, let available):
      "\(type) has no representation for \(wanted); there are: "
        + (available.isEmpty ? "none" : available.joined(separator: ", "))
    }
  }

  package var errorDescription: String? { description }
}
