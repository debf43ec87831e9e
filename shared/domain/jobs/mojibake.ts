// UTF-8 read as windows-1252 gives a letter of the first row, then as many of the second as that one announces. Of
// two-byte forms only those are taken that no language writes: `CAFÉ”` is a word and its quotation mark.
const misread =
  /[\u00c2\u00c3][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|[\u00c4-\u00cf][\u0080-\u009f¡-ª¬-º¼-¿]|[\u00e1-\u00ef][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]{2}|\u00f0[\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]{3}/g

const strict = new TextDecoder('utf-8', { fatal: true })

const reread = (letters: string): string => {
  const bytes = Array.from(letters, letter => byteOfLetter(letter) ?? -1)
  if (bytes.includes(-1)) return letters
  try {
    return strict.decode(Uint8Array.from(bytes))
  } catch {
    return letters
  }
}

/** Twice is common, three times has been seen. */
const rounds = 3

const rereadAll = (text: string): string => {
  let current = text
  for (let round = 0; round < rounds; round += 1) {
    const next = current.replace(misread, reread)
    if (next === current) break
    current = next
  }
  return current
}

/** A byte that was no UTF-8 is lost; beside letters it can only have been an apostrophe, a dash or a quotation mark. */
const withoutLost = (text: string): string =>
  text
    .replace(/(?<=\p{L})\ufffd(?=(?:s|t|re|ve|ll|d|m)\b)/gu, "'")
    .replace(/ \ufffd /g, ' – ')
    .replace(/(?<=\d)\ufffd(?=\d)/g, '–')
    .replace(/(?<![\p{L}\p{N}])\ufffd(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}.,])\ufffd(?![\p{L}\p{N}])/gu, '"')
    .replace(/\ufffd+/g, '')

const withoutControls = (text: string): string =>
  text.replace(/[\u0080-\u009f]/g, control => letterOfByte(control.charCodeAt(0)))

/**
 * Text that went through the wrong alphabet, put right: `donâ€™t`, `cafÃ©`, windows-1252 taken for ISO 8859-1, and
 * what is left of it after it was taken for UTF-8. Other text comes back as it is.
 */
export const unscrambled = (text: string): string => {
  const read = withoutControls(rereadAll(text))
  return read.includes('\ufffd') ? withoutLost(read) : read
}

/** What bytes 80 to 9f stand for in windows-1252, in their order. ISO 8859-1 has control characters there. */
const upper = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

const bytes = new Map([...upper].map((letter, at) => [letter, 0x80 + at]))

/** The letter that windows-1252 has for a byte. */
const letterOfByte = (byte: number): string =>
  byte >= 0x80 && byte <= 0x9f ? (upper[byte - 0x80] ?? '') : String.fromCharCode(byte)

/** The byte that windows-1252, or ISO 8859-1, has for a letter; undefined where it has none. */
export const byteOfLetter = (letter: string): number | undefined => {
  const code = letter.charCodeAt(0)
  return code <= 0xff ? code : bytes.get(letter)
}
