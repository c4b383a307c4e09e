// Words that hold others together.

import JournalModel

extension WordRow {
  static let links = [
    WordRow(
      .and, en: "and then and_then plus & + but n nd", de: "und dann und_dann aber sondern",
      es: "y luego y_luego pero pero_sí sino_que sino_también sino_que_también",
      fr: "et puis et_puis mais",
      ja: "と そして それから でも けど", ko: "그리고 하고 와 과 하지만",
      pt: "e depois e_depois mas mas_sim mas_também como_também como_fiz"),
    WordRow(
      .sequel, en: "straight_after right_after straight_afterwards right_afterwards after_that and_after_that after_this afterwards and_afterwards after_which", de: "danach und_danach anschließend und_anschließend im_anschluss",
      es: "después y_después después_de_eso tras_eso", fr: "ensuite et_ensuite après_ça et_après_ça après_cela", ja: "その後 そのあと 次に",
      ko: "그다음 그다음에 그_다음 그_다음에 그_후 그_후에 그러고_나서", pt: "em_seguida e_em_seguida depois_disso"),
    WordRow(
      .filler,
      en:
        "i i've i'm we have had has been was got a an the of some my our just also go_for_a went_for_a went_for_my went_for_the went_on_a went_out_for_a went_out_on_a out_for_a went_for_an go_for_an gone_for_an been_for_an out_for_an off_for_an went_on_an "
        + "popped_out_for_a headed_out_for_a nipped_out_for_a gone_for_a been_for_a off_for_a gone_on_a sadly unfortunately "
        + "me these those all both hit_the made_it_to_the made_it_to got_to_the popped_to_the went_to went_to_the been_to been_to_the",
      de:
        "ich wir bin habe hab haben war beim ein eine einen die das der den dem ins im meine meinen meiner mein auch noch leider mir mich uns sich ne nen hab's habs",
      es: "yo he hemos la el los las un una al a de mi mis me nos se llevé saqué",
      fr: "j' je nous ai suis avons la le les l' un une au à de d' du des n' ne mon ma mes me m' se s' jai j'me jme", ja: "私は 僕は 俺は", ko: "나는 저는 내가 제가",
      pt: "eu a o as os um uma ao à na no de do da dos das meu minha meus minhas me se levei"),
    WordRow(
      .softener,
      en:
        "nothing_but of_course finally already actually again now really quick quickly little short long nice easy slow lovely another extra full whole even still so "
        + "well yes yay today's usual first second third only managed managed_to kept kept_to stuck_to got_to spent squeezed_in enjoyed smashed crushed didn't_forget_to did_not_forget_to didn't_forget did_not_forget didnt_forget_to didnt_forget remembered_to remembered "
        + "first_ever ever smashed_out knocked_out banged_out cranked_out churned_out powered_through popped swallowed attended got_in got_through fit_in fitted_in snuck_in sneaked_in "
        + "i_guess i_suppose i_reckon i_should_think i_should_say i'd_say sorry_to_say i_am_sorry_to_say i'm_sorry_to_say i'm_afraid i_am_afraid i_must_admit i_have_to_say i_must_say to_be_fair to_be_honest "
        + "tho lol haha hehe tbh ngl phew smh ugh argh oops whoops doh sigh bruh yikes omg ffs innit fr wee in_all in_total all_told altogether "
        + "put_in nailed clocked clocked_up racked_up ended_up kept_it_to limited_myself_to limited_it_to stuck_at completely totally simply literally "
        + "basically some_more any another_one a_bit_of a_bit a_little solid proper good i'm_at i'm_up_to up_to that's that_makes that_was",
      de:
        "nichts_als nichts_außer endlich schnell kurz kurze kurzen kleine kleinen lange langen wieder mal dann doch etwas ein_bisschen bisschen schön schöne ganze tatsächlich "
        + "schon nur brav fleißig erst eben gerade"
        + " bin_bei das_waren das_sind das_macht inzwischen mittlerweile das_ist_jetzt das_ist_schon das_ist_jetzt_schon immer_noch",
      es:
        "nada_más_que nada_sino no_me_olvidé_de no_olvidé por_fin ya otra_vez un_poco_de un_poco algo_de rápido rápida corta corto larga largo todas todos salí_a fui_a también además solo sólo"
        + " llevo llevamos ya_llevo ya_van van_ya voy_por ya_voy_por otros otras"
        + " ya_es es_ya ya_es_el ya_es_mi",
      fr:
        "rien_que rien_d'autre_que pas_oublié_de n'ai_pas_oublié_de enfin déjà encore un_peu_de un_peu d'un_peu petit petite grand grande rapide toutes tous aussi vite bien seulement"
        + " j'en_suis_à on_en_est_à quand_même"
        + " c'est_déjà toujours",
      ja: "やっと ようやく また ちゃんと 少し ちょっと しっかり なんとか もう 結局 とりあえず",
      ko: "드디어 다시 조금 잠깐 꼭 또 많이 열심히 챙겨 벌써 겨우 그래도 결국",
      pt:
        "nada_além_de nada_mais_que não_esqueci_de não_me_esqueci_de finalmente já de_novo um_pouco_de um_pouco rápido rápida curta curto longa longo todas todos também enfim só apenas"
        + " sim já_foram foram_já já_se_foram lá_se_foram já_tomei tô_em já_são já_vão"
        + " já_é"
    ),
    WordRow(
      .nearly, en: "about around approx approximately roughly circa bout abt like ~ ≈ ∼ some", de: "ca etwa ungefähr rund zirka",
      es: "unos unas aproximadamente como",
      fr: "environ à_peu_près", ja: "約 およそ だいたい", ko: "약 대략", pt: "uns umas cerca_de aproximadamente"),
    WordRow(
      .avoiding, en: DoingWithout.english, de: DoingWithout.german, es: DoingWithout.spanish, fr: DoingWithout.french, pt: DoingWithout.portuguese),
    WordRow(
      .light,
      en:
        "play played playing do did doing done practise practised practising practice practiced practicing "
        + "go went went_out going finished completed all_done session sessions filled_in filled_out both_done all_ticked_off drink drank drunk drinking eat ate eaten eating take took taken taking ✅ ✓ ✔ ✔️ ☑ ☑️ 👍 💪 🎉",
      de:
        "spielen gespielt spiele machen gemacht mache geschafft üben geübt gehen gegangen gehe ausgefüllt erledigt trinken getrunken essen gegessen nehmen genommen gewesen",
      es:
        "terminé_de acabé_de acabo_de jugar jugué jugado hacer hice hecho practicar practiqué tocar toqué ir fui ido beber bebí bebido comer comí comido tomar tomé tomado"
        + " tocando haciendo practicando bebiendo comiendo tomando hecha hechos hechas tomada tomados tomadas bebida lista listo listas listos",
      fr: "fini_de fini_d' terminé_de viens_de jouer joué faire fait pratiquer pratiqué aller allé allée allés allées été boire bu manger mangé prendre pris"
        + " faite faits faites prise prises faisant jouant bue bues buvant",
      ja:
        "する した しました やる やった やりました 弾く 弾いた 弾きました 行く 行った 行きました 飲む 飲んだ 飲みました 完了 をする をした をしました をやった を弾く を弾いた に行く に行った 食べる 食べた 食べました 出来た できた 練習した 勉強した"
        + " して 弾けた 行ってきた に行ってきた 済み 済ませた 達成 クリア 飲んできた 食べてきた やってきた してきた こなした",
      ko: "하기 하다 했다 했어 했어요 했습니다 했음 함 치기 치다 쳤다 쳤어 쳤음 마시기 마셨다 마셨어 갔다 갔어 완료 를_했다 을_했다 를_했어 을_했어 를_쳤다 를_쳤어 했어요 했습니다 마셨어요 마셨습니다 성공 했고 하고_왔다"
        + " 감 침 마심 먹음 먹었다 먹었어 먹었음 먹고 챙김 챙겼다 챙겨_먹음 챙겨먹음 다녀옴 다녀왔다 다녀왔어 갔다옴 갔다_옴 갔다왔다 갔다_왔다 들음 들었다 들었어 받음 받았다 시킴 시켰다 시켰어 시켜줌 시켜줬다 시키고 끝 끝냄 끝냈다 클리어 달성 했네 하고_옴 갔음 쳤고 마셔버림 마셔버렸다 먹어버림 먹어버렸다",
      pt: "acabei_de terminei_de jogar joguei fazer fiz feito praticar pratiquei tocar toquei ir beber bebi comer comi tomar tomei"
        + " tocando fazendo praticando bebendo comendo tomando feita feitas feitos tomada tomadas tomados"),
    WordRow(
      .particle, ja: "を は が に で も の",
      ko: "를 을 은 는 이 가 에 에서 도 에게 한테 께 만 랑 이랑"),
    WordRow(
      .preposition,
      en:
        "with w b4 while whilst along at by near on through around round past across beside behind between alongside via despite after before for without from to into over during against until till next about since in",
      de: "mit am im in an auf bei nach vor entlang durch um ohne gegen für bis über zum zur nächsten",
      es: "con en por para sin hasta desde tras contra sobre próximo después_de antes_de después_del antes_del",
      fr: "avec dans sur chez par pour sans contre jusqu'à jusqu' après avant vers prochain",
      pt: "com em na no pela pelo para sem até contra sobre próxima próximo pra pro depois_de antes_de depois_do depois_da antes_do antes_da"),
    WordRow(
      .person, en: "mum mom mother dad father sister brother grandma grandpa wife husband friend boss",
      es: "mamá papá madre padre hermana hermano abuela",
      fr: "maman papa mère père soeur frère mamie", pt: "mãe pai irmã irmão avó"),
  ]
}
