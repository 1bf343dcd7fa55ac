import Device
import Foundation

/// The C library's functions by which Foundation writes files: what it has written gets the device's date.
///
/// The date stands in the file itself, so that it stays as it is and other programs read the same. Folders keep the
/// machine's dates, since the system dates them anew with each file in them; and so do files that are written
/// without Foundation.
enum FileCalls {
  private typealias Close = @convention(c) (Int32) -> Int32
  private typealias Write = @convention(c) (Int32, UnsafeRawPointer?, Int) -> Int
  private typealias WriteThere = @convention(c) (Int32, UnsafeRawPointer?, Int, off_t) -> Int
  private typealias Cut = @convention(c) (Int32, off_t) -> Int32
  private typealias Send = @convention(c) (Int32, Int32, UnsafeMutablePointer<off_t>?, Int) -> Int
  private typealias Look =
    @convention(c) (UnsafePointer<CChar>, UnsafeMutablePointer<stat>) ->
    Int32

  static var redirections: TimeCalls.Redirections {
    // Files in which nothing was written have been made nevertheless.
    let close: Close = { file in
      FileCalls.date(file) {
        $0.st_size == 0 && FileCalls.hasTheMachinesDate($0)
          && fcntl(file, F_GETFL) & O_ACCMODE != O_RDONLY
      }
      return Glibc.close(file)
    }
    let write: Write = { FileCalls.dating($0, Glibc.write($0, $1, $2)) }
    let writeThere: WriteThere = { FileCalls.dating($0, pwrite($0, $1, $2, $3)) }
    let cut: Cut = { Int32(FileCalls.dating($0, Int(ftruncate($0, $1)))) }
    let send: Send = { FileCalls.dating($0, sendfile($0, $1, $2, $3)) }
    let shared = ["close": TimeCalls.address(close), "write": TimeCalls.address(write)]
    return [
      TimeCalls.foundation: shared.merging([
        "pwrite": TimeCalls.address(writeThere), "ftruncate": TimeCalls.address(cut),
      ]) { $1 },
      TimeCalls.essentials: shared.merging([
        "sendfile": TimeCalls.address(send), "lstat": TimeCalls.address(look),
      ]) { $1 },
    ]
  }

  /// Foundation takes the date of a file's last change of any kind, which is the machine's, for that of its creation;
  /// no file is younger than what it holds, unless that has got a date that is yet to come.
  private static let look: Look = { path, status in
    let result = lstat(path, status)
    guard result == 0 else { return result }
    let content = status.pointee.st_mtim
    let latest = max(
      DispatchMoment.nanoseconds(of: status.pointee.st_ctim), DeviceCalendar.nanoseconds)
    if DispatchMoment.nanoseconds(of: content) <= latest { status.pointee.st_ctim = content }
    return result
  }

  /// Whether a file's content has the date at which the system made or emptied it.
  ///
  /// Its last change of any kind may be a little later: Foundation gives it its permissions then.
  private static func hasTheMachinesDate(_ status: stat) -> Bool {
    let content = DispatchMoment.nanoseconds(of: status.st_mtim)
    let anything = DispatchMoment.nanoseconds(of: status.st_ctim)
    return content <= anything && anything - content < 1_000_000_000
  }

  private static func dating(_ file: Int32, _ result: Int) -> Int {
    if result >= 0 { date(file) }
    return result
  }

  /// Gives a file the device's date, unless it is a folder, a connection or one of the streams that every program has.
  private static func date(_ file: Int32, if isMeant: (stat) -> Bool = { _ in true }) {
    let error = errno
    defer { errno = error }
    var status = stat()
    guard file > STDERR_FILENO, fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      isMeant(status)
    else { return }
    let now = Int(DeviceCalendar.read())
    // Before 1970 a date is so much later than a whole second as well.
    let part = (now % 1_000_000_000 + 1_000_000_000) % 1_000_000_000
    let times = [
      timespec(tv_sec: 0, tv_nsec: keptDate),
      timespec(tv_sec: (now - part) / 1_000_000_000, tv_nsec: part),
    ]
    _ = futimens(file, times)
  }

  /// `UTIME_OMIT`, which Swift's module of the C library leaves out.
  private static let keptDate = (1 << 30) - 2
}
