extension SystemWord {
  /// Of tabs, calendars and content that is on its way.
  ///
  /// English first, then each language by its code; a language that is not there has the English word.
  static let places: [SystemWord: String] = [
    .more:
      "More|da Mere|de Mehr|es Más|it Altro|ja その他|nb Mer|nl Meer|pl Więcej|pt Mais|sv Mer"
      + "|zh-Hans 更多|zh-Hant 更多",
    .favorites:
      "Favorites|da Favoritter|de Favoriten|es Favoritos|fi Suosikit|fr Favoris"
      + "|it Preferiti|ja よく使う項目|ko 즐겨찾기|nb Favoritter|nl Favorieten|pl Ulubione|pt Favoritos"
      + "|ru Избранное|sv Favoriter|tr Favoriler|zh-Hans 个人收藏|zh-Hant 喜好項目",
    .recents:
      "Recents|es Recientes|fr Récents|it Recenti|pt Recentes|zh-Hans 最近|zh-Hant 最近",
    .contacts:
      "Contacts|da Kontakter|de Kontakte|es Contactos|fi Yhteystiedot|fr Contacts"
      + "|it Contatti|ja 連絡先|ko 연락처|nb Kontakter|nl Contacten|pl Kontakty|pt Contatos"
      + "|pt-PT Contactos|ru Контакты|sv Kontakter|tr Kişiler|zh-Hans 通讯录",
    .history:
      "History|da Historik|de Verlauf|es Historial|fi Historia|fr Historique|it Cronologia"
      + "|ja 履歴|nl Geschiedenis|pl Historia|pt Histórico|ru История|sv Historik|tr Geçmiş"
      + "|zh-Hans 历史记录",
    .bookmarks:
      "Bookmarks|da Bogmærker|de Lesezeichen|fi Kirjanmerkit|fr Signets|ja ブックマーク|ko 책갈피"
      + "|nb Bokmerker|nl Bladwijzers|pl Zakładki|ru Закладки|sv Bokmärken|tr Yer İmleri"
      + "|zh-Hans 书签|zh-Hant 書籤",
    .downloads:
      "Downloads|de Downloads|es Descargas|fr Téléchargements|it Download|ja ダウンロード|ko 다운로드"
      + "|nl Downloads|pt Downloads|ru Загрузки",
    .loading:
      "Loading…|da Indlæser…|de Laden …|es Cargando…|fi Ladataan…|fr Chargement…"
      + "|it Caricamento…|ja 読み込み中…|ko 로드 중…|nb Laster inn…|nl Laden…|pt Carregando…"
      + "|pt-PT A carregar…|ru Загрузка…|sv Läser in…|tr Yükleniyor…",
    .today:
      "Today|ar اليوم|ca Avui|cs Dnes|da I dag|de Heute|el Σήμερα|es Hoy|fi Tänään"
      + "|fr Aujourd’hui|he היום|hi आज|hr Danas|hu Ma|id Hari Ini|it Oggi|ja 今日|ko 오늘"
      + "|ms Hari Ini|nb I dag|nl Vandaag|pl Dzisiaj|pt Hoje|ro Astăzi|ru Сегодня|sk Dnes"
      + "|sv Idag|th วันนี้|tr Bugün|uk Сьогодні|vi Hôm nay|zh-Hans 今天|zh-Hant 今天",
    .previousMonth:
      "Previous Month|da Forrige måned|de Vorheriger Monat|es Mes anterior"
      + "|fi Edellinen kuukausi|fr Mois précédent|it Mese precedente|ko 이전 달|nb Forrige måned"
      + "|nl Vorige maand|pl Poprzedni miesiąc|ru Предыдущий месяц|sv Föregående månad"
      + "|tr Önceki Ay",
    .nextMonth:
      "Next Month|da Næste måned|de Nächster Monat|es Mes siguiente|fi Seuraava kuukausi"
      + "|fr Mois suivant|it Mese successivo|ko 다음 달|nb Neste måned|nl Volgende maand"
      + "|pl Następny miesiąc|ru Следующий месяц|sv Nästa månad|tr Sonraki Ay",
  ]
}
