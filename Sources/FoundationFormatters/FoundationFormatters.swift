// Formatters that map code counts on and that Foundation has on Apple's systems only: lengths, speeds and spans of time.
//
// Foundation on Linux declares some of them as unavailable; where a name is declared twice, Swift takes the one that
// can be used. Words are in English, signs are those of the International System; numbers are as the locale writes them.

@_exported import Foundation
