// Words for what a day has beside what is done on it: ills, shifts, work and chores.

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
  /// That what is told was not for nothing.
  static let costs: Set<String> = ["cost", "costs", "price", "fee", "kostete", "kostet", "gekostet", "costo", "costaba", "coute", "coutait", "custou", "custava"]
  /// What takes its time beside what people do of their own accord.
  static let chores: Set<String> = [
    "work", "admin", "paperwork", "meeting", "meetings", "lunch", "breakfast", "dinner", "shower", "sauna", "commute", "chores", "housework", "homework", "cleaning", "laundry", "shopping", "errands", "gaming", "tv", "emails",
    "arbeit", "buro", "besprechung", "mittagessen", "fruhstuck", "abendessen", "dusche", "duschen", "haushalt", "putzen", "einkaufen", "hausaufgaben", "trabajo", "reunion", "almuerzo", "desayuno", "cena", "ducha", "limpieza",
    "compras", "deberes", "travail", "dejeuner", "diner", "douche", "menage", "devoirs", "trabalho", "reuniao", "almoco", "jantar", "banho", "limpeza",
  ]
}
