extension Places {
    /// How many addresses there are.
    package var addressCount: Int { file.numberText.count }

    /// The place with a number below `count`, as an answer; for checks that look at everything.
    package func place(_ number: Int) -> FoundPlace {
        reader.read(UInt32(number), from: nil, score: 1)
    }

    /// The address with a number below `addressCount`, as an answer.
    package func address(_ number: Int) -> FoundPlace {
        reader.read(file.numberPlace[number], number: number, from: nil, score: 1)
    }

    private var reader: PlaceReader { PlaceReader(file: file, languages: []) }
}
