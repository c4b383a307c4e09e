// What the title of a goal counts.

import JournalModel
import Testing

@testable import JournalKit

@Suite struct GoalTargetTests {
  /// Titles with the target that they say; `-` for none.
  private static let rows = [
    ("save 1500 for the holiday", "1500"), ("save €1500 for a trip", "1500 €"), ("save 1500 € for a trip", "1500 €"),
    ("save 1 500 euros for a trip", "1500 €"), ("save 200 pounds for the holiday in Wales", "200 £"), ("put aside 300 for the bike", "300"),
    ("save 2000 dollars", "2000 $"), ("save 2000", "2000"), ("earn 400 francs", "400 CHF"),
    ("read 12 picture books with the class", "12 books"), ("mark 30 maths tests", "30 tests"), ("write 12 book reviews", "12 reviews"),
    ("read 24 books", "24 books"), ("paint 20 sketches outdoors", "20 sketches"), ("bake 10 sourdough loaves, slowly", "10 loaves"),
    ("meet 10 new people", "10 people"), ("run 500 km", "500 km"), ("swim 50km this year", "50 km"), ("study 100 hours of German", "100 hours"),
    ("24 Bücher lesen", "24 Bücher"), ("leer 12 libros nuevos", "12 libros"), ("lire 12 livres en français", "12 livres"),
    ("1500 Euro sparen", "1500 €"), ("6000 euros for a van", "6000 €"), ("500 dollars in the emergency fund", "500 $"), ("5 pounds lighter", "-"),
    ("3 marks better in maths", "-"), ("run 3 with Ana", "-"), ("be done in 2027", "-"), ("sleep 8 hours", "-"), ("read 2 books a month", "-"),
    ("do 30 push ups", "30 push"), ("call the 3 of them", "-"), ("save 10 trees", "10 trees"),
  ]

  @Test func titlesCountWhatTheTableSays() {
    for (title, wanted) in Self.rows {
      let told = GoalTarget.said(in: title)?.text ?? "-"
      if told != wanted { Issue.record("\(title): \(told), and not \(wanted)") }
    }
  }

  @Test func moneyOfAnyNameIsOne() {
    let units = UnitTable.standard
    for (one, other) in [("€", "euros"), ("eur", "Euro"), ("USD", "$"), ("£", "gbp"), ("yen", "¥")] {
      #expect(units.convert(Quantity(3, one), to: other) == 3, "\(one) \(other)")
    }
    #expect(units.convert(Quantity(3, "€"), to: "$") == nil && units.convert(Quantity(3, "pounds"), to: "£") == nil)
    #expect(units.convert(Quantity(1, "pound"), to: "g") != nil && units.dimension(of: Quantity(1, "€")).isMoney)
    #expect(!units.dimension(of: Quantity(1, "books")).isMoney && !units.dimension(of: Quantity(1)).isMoney)
    #expect(Money.signBehind("€200") == "200 €" && Money.signBehind("200€") == "200€" && Money.signBehind("+5") == "5")
  }
}
