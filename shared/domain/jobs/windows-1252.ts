/** What bytes 80 to 9f stand for in windows-1252, in their order. ISO 8859-1 has control characters there. */
const upper = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

const bytes = new Map([...upper].map((letter, at) => [letter, 0x80 + at]))

/** The letter that windows-1252 has for a byte. */
export const letterOfByte = (byte: number): string =>
  byte >= 0x80 && byte <= 0x9f ? (upper[byte - 0x80] ?? '') : String.fromCharCode(byte)

/** The byte that windows-1252, or ISO 8859-1, has for a letter; undefined where it has none. */
export const byteOfLetter = (letter: string): number | undefined => {
  const code = letter.charCodeAt(0)
  return code <= 0xff ? code : bytes.get(letter)
}
