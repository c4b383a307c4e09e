// What plain words say was done.

/// What a sentence says.
public struct Phrase {}
