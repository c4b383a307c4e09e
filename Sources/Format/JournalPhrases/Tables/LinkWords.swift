// Words that hold others together.

extension WordRow {
  static let links = [
    WordRow(
      .and, en: "and then and_then plus &", de: "und dann und_dann", es: "y luego y_luego", fr: "et puis et_puis", ja: "と そして それから",
      ko: "그리고 하고 와 과", pt: "e depois e_depois"),
    WordRow(
      .filler,
      en: "i i've i'm we have had has been was got a an the of some my our just also go_for_a went_for_a went_on_a sadly unfortunately "
        + "but",
      de: "ich wir bin habe hab haben war beim ein eine einen die das der meine meinen mein auch noch leider aber",
      es: "yo he la el un una al a de mi pero",
      fr: "j' je nous ai suis avons la le l' un une au à de d' du des n' ne mon ma mais", ja: "私は 僕は", ko: "나는 저는",
      pt: "eu a o um uma ao à na no de do da meu minha mas"),
    WordRow(
      .light,
      en:
        "play played playing do did doing done practise practised practising practice practiced practicing "
        + "go went going finished completed drink drank drunk drinking",
      de: "spielen gespielt spiele machen gemacht mache üben geübt gehen gegangen gehe erledigt trinken getrunken",
      es: "jugar jugué jugado hacer hice hecho practicar practiqué tocar toqué ir fui beber bebí bebido",
      fr: "jouer joué faire fait pratiquer pratiqué aller allé allée boire bu",
      ja: "する した しました やる やった やりました 弾く 弾いた 弾きました 行く 行った 行きました 飲む 飲んだ 飲みました 完了 をする をした をしました をやった を弾く を弾いた に行く に行った",
      ko: "하기 하다 했다 했어 했어요 했습니다 했음 함 치기 치다 쳤다 쳤어 쳤음 마시기 마셨다 마셨어 갔다 갔어 완료 를_했다 을_했다 를_했어 을_했어 를_쳤다 를_쳤어",
      pt: "jogar joguei fazer fiz feito praticar pratiquei tocar toquei ir beber bebi"),
    WordRow(.particle, ja: "を は が に で も の", ko: "를 을 은 는 이 가 에 에서 도"),
    WordRow(
      .preposition,
      en:
        "with along at by near on through around after before for without from to into over during against until till next about since in",
      de: "mit am im in an auf bei nach vor entlang durch um ohne gegen für bis über zum zur nächsten",
      es: "con en por para sin hasta desde tras contra sobre próximo",
      fr: "avec dans sur chez par pour sans contre jusqu'à jusqu' après avant vers prochain",
      pt: "com em na no pela pelo para sem até contra sobre próxima próximo"),
  ]
}
