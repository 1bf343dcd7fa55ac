import Foundation

extension Data {
  /// Writes what a test leaves for people and tools, with the machine's date: files of the app get the device's.
  package func writeOutput(to url: URL, options: WritingOptions = []) throws {
    try write(to: url, options: options)
    utimes(url.path, nil)
  }
}
