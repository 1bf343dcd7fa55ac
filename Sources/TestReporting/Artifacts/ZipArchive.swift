import Deflate
import Foundation

/// The files of a folder in one file, in the format that `unzip` reads (APPNOTE.TXT of PKWARE, version 2.0).
///
/// All entries bear the format's first day, so that equal folders give equal bytes.
struct ZipArchive {
  enum Failure: Error, Equatable {
    case notAFolder
    /// More than 65,535 entries or 4 GB, which the format of version 2.0 cannot hold.
    case tooLarge
    /// It gives the checksums.
    case missingZlib
  }

  private var body = Data()
  private var directory = Data()
  private var count = 0

  /// The archive of everything in a folder, by paths within it, in their order.
  ///
  /// Links are kept as links.
  ///
  /// - Throws: `Failure`, or what `FileManager` throws for what cannot be read.
  static func contents(ofFolder url: URL) throws -> Data {
    let files = FileManager.default
    var isFolder: ObjCBool = false
    guard files.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue else {
      throw Failure.notAFolder
    }
    var archive = ZipArchive()
    for path in try files.subpathsOfDirectory(atPath: url.path).sorted() {
      let file = url.appendingPathComponent(path).path
      let attributes = try files.attributesOfItem(atPath: file)
      let mode = (attributes[.posixPermissions] as? NSNumber)?.uint32Value ?? 0o644
      switch attributes[.type] as? FileAttributeType {
      case .typeDirectory?: try archive.add(path + "/", Data(), mode: 0o040000 | mode)
      case .typeSymbolicLink?:
        let target = try files.destinationOfSymbolicLink(atPath: file)
        try archive.add(path, Data(target.utf8), mode: 0o120000 | mode)
      case .typeRegular?:
        try archive.add(
          path, Data(contentsOf: URL(fileURLWithPath: file)), mode: 0o100000 | mode)
      default: break
      }
    }
    return try archive.finished()
  }

  private mutating func add(_ path: String, _ contents: Data, mode: UInt32) throws {
    let bytes = [UInt8](contents)
    // Without the two bytes before it and the checksum after it that zlib's own format has.
    let packed = Zlib.shared?.compressed(bytes).map { Data($0.dropFirst(2).dropLast(4)) }
    let isPacked = packed.map { $0.count < contents.count } ?? false
    let stored = isPacked ? packed ?? contents : contents
    let name = Data(path.utf8)
    guard let sum = bytes.withUnsafeBufferPointer({ Zlib.shared?.crc32($0) }) else {
      throw Failure.missingZlib
    }
    guard count < 0xFFFF, name.count < 0xFFFF, contents.count < 0xFFFF_FFFF,
      body.count + stored.count + directory.count < 0xFFFF_0000
    else { throw Failure.tooLarge }
    var facts = Data()
    facts.append(little: UInt16(20))  // needs version 2.0
    facts.append(little: UInt16(1 << 11))  // names are in UTF-8
    facts.append(little: UInt16(isPacked ? 8 : 0))
    facts.append(little: UInt16(0))  // midnight
    facts.append(little: UInt16(1 << 5 | 1))  // 1 January 1980
    facts.append(little: sum)
    facts.append(little: UInt32(stored.count))
    facts.append(little: UInt32(contents.count))
    facts.append(little: UInt16(name.count))
    facts.append(little: UInt16(0))  // nothing extra
    let start = UInt32(body.count)
    body.append(little: UInt32(0x0403_4B50))
    body += facts + name + stored
    directory.append(little: UInt32(0x0201_4B50))
    directory.append(little: UInt16(3 << 8 | 20))  // made on Unix
    directory += facts
    directory.append(little: UInt16(0))  // no comment
    directory.append(little: UInt16(0))  // on the first disk
    directory.append(little: UInt16(0))
    directory.append(little: mode << 16)
    directory.append(little: start)
    directory += name
    count += 1
  }

  private func finished() throws -> Data {
    var end = Data()
    end.append(little: UInt32(0x0605_4B50))
    end.append(little: UInt32(0))  // one disk
    end.append(little: UInt16(count))
    end.append(little: UInt16(count))
    end.append(little: UInt32(directory.count))
    end.append(little: UInt32(body.count))
    end.append(little: UInt16(0))  // no comment
    return body + directory + end
  }
}

extension Data {
  fileprivate mutating func append(little number: some FixedWidthInteger) {
    Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) }
  }
}
