extension SystemWord {
  /// That VoiceOver says of its own accord, as a sentence begins.
  ///
  /// English first, then each language by its code; a language that is not there has the English word.
  static let speech: [SystemWord: String] = [
    .spokenButton:
      "Button|da Knap|de Taste|es Botón|fi Painike|fr Bouton|it Pulsante|ja ボタン|ko 버튼"
      + "|nb Knapp|nl Knop|pl Przycisk|pt Botão|ru Кнопка|sv Knapp|tr Düğme|zh-Hans 按钮"
      + "|zh-Hant 按鈕",
    .spokenSwitch: "Switch Button",
    .spokenBackButton: "Back Button",
    .spokenTab:
      "Tab|da Fane|de Tab|es Pestaña|fr Onglet|ja タブ|ko 탭|nb Fane|pl Karta|ru Вкладка"
      + "|sv Flik",
    .spokenPlace:
      "%@ of %@|da %@ af %@|de %@ von %@|es %@ de %@|fr %@ sur %@|it %@ di %@|nb %@ av %@"
      + "|nl %@ van %@|pl %@ z %@|pt %@ de %@|ru %@ из %@|sv %@ av %@",
    .spokenSearchField:
      "Search Field|da Søgefelt|de Suchfeld|es Campo de búsqueda|fi Hakukenttä"
      + "|fr Champ de recherche|it Campo di ricerca|ja 検索フィールド|ko 검색 필드|nb Søkefelt"
      + "|nl Zoekveld|pl Pole wyszukiwania|pt Campo de busca|ru Поле поиска|sv Sökfält"
      + "|tr Arama alanı|zh-Hant 搜尋欄位",
    .spokenSecureField:
      "Secure Text Field|de Sicheres Textfeld|es Campo de texto seguro"
      + "|fr Champ de texte sécurisé",
    .spokenTextField:
      "Text Field|da Tekstfelt|de Textfeld|es Campo de texto|fi Tekstikenttä"
      + "|fr Champ de texte|it Campo di testo|ja テキストフィールド|ko 텍스트 필드|nb Tekstfelt"
      + "|nl Tekstveld|pl Pole tekstowe|pt Campo de texto|ru Текстовое поле|sv Textfält"
      + "|tr Metin alanı|zh-Hant 文字欄位",
    .spokenEditing: "Is editing",
    .spokenLink:
      "Link|da Link|de Link|es Enlace|fi Linkki|fr Lien|ja リンク|ko 링크|nl Koppeling|pl Łącze"
      + "|pt Link|ru Ссылка|sv Länk|tr Bağlantı|zh-Hans 链接|zh-Hant 連結",
    .spokenHeading:
      "Heading|da Overskrift|de Überschrift|es Encabezado|fi Otsikko|it Intestazione|ja 見出し"
      + "|nb Overskrift|nl Kop|pl Nagłówek|ru Заголовок|sv Rubrik|tr Başlık|zh-Hans 标题"
      + "|zh-Hant 標題",
    .spokenHeadingLevel: "Heading level %@",
    .spokenImage:
      "Image|da Billede|de Bild|es Imagen|fi Kuva|fr Image|it Immagine|ja イメージ|ko 이미지"
      + "|nb Bilde|nl Afbeelding|pt Imagem|ru Изображение|sv Bild|zh-Hans 图像|zh-Hant 影像",
    .spokenAdjustable:
      "Adjustable|de Anpassbar|es Ajustable|fr Ajustable|it Regolabile|ja 調整可能|ko 조절 가능"
      + "|nl Aanpasbaar|pt Ajustável|sv Justerbar|zh-Hans 可调整|zh-Hant 可調整",
    .spokenSelected:
      "Selected|da Valgt|de Ausgewählt|es Seleccionado|fi Valittu|fr Sélectionné"
      + "|it Selezionato|ja 選択中|ko 선택됨|nb Valgt|nl Geselecteerd|pt Selecionado|zh-Hans 已选定"
      + "|zh-Hant 已選取",
    .spokenDimmed: "Dimmed|es Atenuado|fr Estompé",
    .spokenOn:
      "On|da Til|de Ein|es Activado|fr Activé|ja オン|ko 켬|nb På|nl Aan|pt Ativado|sv På",
    .spokenOff:
      "Off|da Fra|de Aus|es Desactivado|fr Désactivé|ja オフ|ko 끔|nb Av|nl Uit|pt Desativado"
      + "|sv Av",
    .spokenMixed: "Mixed|de Gemischt|es Mixto|fr Mixte",
    .spokenCharacters:
      "%@ characters|da %@ tegn|de %@ Zeichen|es %@ caracteres|fi %@ merkkiä"
      + "|fr %@ caractères|it %@ caratteri|ja %@文字|nb %@ tegn|nl %@ tekens|pt %@ caracteres"
      + "|sv %@ tecken|tr %@ karakter|zh-Hant %@ 個字元",
  ]
}
