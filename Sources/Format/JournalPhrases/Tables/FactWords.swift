// Words for what a day has beside what is done on it: ills, shifts, work and what is paid.

/// Those words, folded.
enum FactWords {
  static let ills: Set<String> = [
    "headache", "headaches", "migraine", "migraines", "migrane", "toothache", "backache", "stomachache", "earache", "nausea", "fever", "diarrhoea", "diarrhea", "kopfschmerzen", "kopfweh", "bauchschmerzen", "bauchweh", "zahnschmerzen",
    "ruckenschmerzen", "ubelkeit", "fieber", "durchfall", "migrana", "jaqueca", "nauseas", "fiebre", "diarrea", "fievre", "nausee", "nausees", "diarrhee", "enxaqueca", "febre", "dolor", "douleur", "dor",
  ]
  static let shifts: Set<String> = [
    "shift", "shifts", "schicht", "fruhschicht", "spatschicht", "nachtschicht", "tagschicht", "fruhdienst", "spatdienst", "nachtdienst", "turno", "plantao",
  ]
  static let work: Set<String> = ["worked", "gearbeitet", "trabaje", "trabajado", "travaille", "trabalhei"]
  static let paid: Set<String> = ["paid", "spent", "bezahlt", "gezahlt", "ausgegeben", "pague", "pagado", "gaste", "gastado", "paye", "depense", "paguei", "gastei"]
}
