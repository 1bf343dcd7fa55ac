import Foundation

/// How much speaks for each language.
enum LanguageScores {
  static func of(_ text: String) -> [NLLanguage: Double] {
    var scores: [NLLanguage: Double] = [:]
    var letters = 0
    var hasKana = false
    var scripts: [NLLanguage: Double] = [:]
    for scalar in text.unicodeScalars where scalar.properties.isAlphabetic {
      letters += 1
      if (0x3040...0x30FF).contains(scalar.value) { hasKana = true }
      if let language = script(of: scalar) { scripts[language, default: 0] += 1 }
    }
    guard letters > 0 else { return [:] }
    // Japanese writes with Chinese characters among its own.
    if hasKana, let han = scripts.removeValue(forKey: .simplifiedChinese) {
      scripts[.japanese, default: 0] += han
    }
    for (language, count) in scripts where count / Double(letters) > 0.3 {
      scores[language] = count / Double(letters)
    }
    let words = text.lowercased().split { !$0.isLetter && $0 != "'" }.map(String.init)
    guard scores.isEmpty || scores[.russian] != nil, !words.isEmpty else { return scores }
    for (language, common) in commonWords {
      let count = words.count { common.contains($0) }
      if count > 0 { scores[language, default: 0] += Double(count) / Double(words.count) }
    }
    // Letters of Cyrillic alone say less than words.
    if scores[.ukrainian] != nil || text.contains(where: { "іїєґ".contains($0) }) {
      scores[.ukrainian, default: 0] += 1
    }
    return scores
  }

  private static func script(of scalar: Unicode.Scalar) -> NLLanguage? {
    switch scalar.value {
    case 0x3040...0x30FF: .japanese
    case 0x4E00...0x9FFF: .simplifiedChinese
    case 0xAC00...0xD7AF, 0x1100...0x11FF: .korean
    case 0x0400...0x04FF: .russian
    case 0x0600...0x06FF: .arabic
    case 0x0590...0x05FF: .hebrew
    case 0x0370...0x03FF: .greek
    case 0x0E00...0x0E7F: .thai
    case 0x0900...0x097F: .hindi
    default: nil
    }
  }

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(separator: " ").map(String.init))
  }

  private static let commonWords: [NLLanguage: Set<String>] = [
    .english: words(
      "the and of to in is it you that was for on are with as be at this have from or had by not "
        + "but what all were when your can there an which their said if do will how about out then "
        + "hello i my we she he they has his her would"),
    .german: words(
      "der die das und ist nicht ich du wir sie es ein eine einen dem den des zu mit von auf für im "
        + "auch sich als wie noch nach bei aus nur über hat aber haben wird oder sind war einer heute "
        + "hallo guten morgen mein"),
    .french: words(
      "le la les et est un une des du de que qui dans pour pas sur avec ce il elle je vous nous sont "
        + "mais plus être à au aux cette ou où fait tout bonjour mon c'est j'ai été"),
    .spanish: words(
      "el la los las y es un una de que en por con para no se lo su como más pero sus le ya o este "
        + "sí porque esta entre cuando muy sin sobre también hola está del al mi"),
    .italian: words(
      "il lo la gli le e è un una di che in per con non si come più ma sono anche da del della dei "
        + "questo questa ho hai molto nel alla ciao sono mi"),
    .portuguese: words(
      "o a os as e é um uma de que em por com para não se mais mas como do da dos das no na ao você "
        + "ele ela isso foi são muito também olá está meu"),
    .dutch: words(
      "de het een en van is dat niet ik je we zij met op voor aan ook er maar om dan zijn was heeft "
        + "deze naar bij nog wel hallo mijn te"),
    .swedish: words(
      "och det att en som på är av för med den till inte jag du vi han hon ett om har de men var hej "
        + "kan"),
    .danish: words(
      "og det at en som på er af for med den til ikke jeg du vi han hun et om har de men var hej kan "
        + "være"),
    .norwegian: words(
      "og det at en som på er av for med den til ikke jeg du vi han hun et om har de men var hei kan "
        + "være"),
    .finnish: words("ja on ei se että hän minä sinä mutta oli kuin niin tai ovat kun myös hei"),
    .polish: words("i w na z do się nie to jest że jak ale po co tak za od są był dla cześć dzień"),
    .czech: words("a v na se je že to s z do jsem si ale jak není pro byl jsou dobrý den"),
    .turkish: words("ve bir bu da de için ne ile çok ben sen o var daha gibi ama değil merhaba"),
    .russian: words("и в не на я что он с как это по но она так его из мы вы за привет"),
    .ukrainian: words("і в не на я що він з як це та але вона так його ми ви за привіт є"),
  ]
}
