// An app that never connects to its driver: it exits, hangs or crashes, as its arguments say.

import Foundation

func complain(_ text: String) {
  FileHandle.standardError.write(Data((text + "\n").utf8))
}

let arguments = CommandLine.arguments.dropFirst()

if arguments.contains("--hang") {
  while true { sleep(60) }
} else if arguments.contains("--signal") {
  abort()
} else if arguments.contains("--echo") {
  print("arguments: \(arguments.joined(separator: " "))")
  print("greeting: \(ProcessInfo.processInfo.environment["GREETING"] ?? "none")")
  fflush(nil)
  exit(4)
} else {
  complain("cannot open the database")
  exit(3)
}
