import { byteOfLetter } from '../../shared/domain/jobs/windows-1252.ts'

const alike: Readonly<Record<string, string>> = {
  '₦': 'N',
  '≥': '>=',
  // Hausa's hooked letters, which are no letters with marks.
  Ɓ: 'B',
  ɓ: 'b',
  Ɗ: 'D',
  ɗ: 'd',
  Ƙ: 'K',
  ƙ: 'k',
  Ƴ: 'Y',
  ƴ: 'y',
}

/** What windows-1252 has no sign for, in letters that it has: `Ọmọlúàbí` keeps its accents and loses its dots. */
export const latin = (text: string): string =>
  Array.from(text.normalize('NFC'), letter => {
    if (letter.length === 1 && byteOfLetter(letter) !== undefined) return letter
    if (alike[letter] !== undefined) return alike[letter]
    return Array.from(letter.normalize('NFD'))
      .filter(part => part.length === 1 && byteOfLetter(part) !== undefined)
      .join('')
  }).join('')

/** In the bytes that boards send when they say iso-8859-1. */
export const latinBytes = (text: string): Buffer =>
  Buffer.from(Array.from(latin(text), letter => byteOfLetter(letter) ?? 0x3f))
