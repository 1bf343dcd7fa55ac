import Foundation

extension Thread {
  /// The thread on which the app's interface lives.
  public class var main: Thread { mainThread }
}
