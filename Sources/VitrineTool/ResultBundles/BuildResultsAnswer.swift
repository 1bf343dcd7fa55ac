import Foundation

/// `xcresulttool get build-results`: what the compiler had to say.
struct BuildResultsAnswer {
  let bundle: ResultBundle

  var value: ResultValue {
    let build = bundle.build
    return .members([
      "destination": bundle.devices.first.map(ResultWords.device),
      "startTime": .number(bundle.start),
      "endTime": .number(bundle.start + (build?.duration ?? 0)),
      "status": .text(build.map { $0.succeeded ? "succeeded" : "failed" } ?? "notRequested"),
      "actionTitle": .text(bundle.title), "errorCount": .integer(build?.errors.count ?? 0),
      "warningCount": .integer(build?.warningCount ?? 0), "analyzerWarningCount": 0,
      "errors": .list((build?.errors ?? []).map { issue($0, "Swift Compiler Error") }),
      "warnings": .list((build?.warnings ?? []).map { issue($0, "Swift Compiler Warning") }),
      "analyzerWarnings": [],
    ])
  }

  private func issue(_ problem: ResultBundle.Problem, _ type: String) -> ResultValue {
    .members([
      "issueType": .text(type), "message": .text(problem.message),
      "sourceURL": problem.file.map { .text(url(problem, file: $0)) },
    ])
  }

  /// Lines and columns count from 0 there.
  private func url(_ problem: ResultBundle.Problem, file: String) -> String {
    let line = max(0, (problem.line ?? 1) - 1)
    let column = max(0, (problem.column ?? 1) - 1)
    return "\(URL(fileURLWithPath: file).absoluteString)#EndingColumnNumber=\(column)"
      + "&EndingLineNumber=\(line)&StartingColumnNumber=\(column)&StartingLineNumber=\(line)"
  }
}
