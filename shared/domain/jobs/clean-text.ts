import { withoutEntities, withoutTags } from '../markup.ts'
import { unscrambled } from './mojibake.ts'

const beyondAscii = /[^\0-\x7f]/
// Of what is beyond ASCII most is as it should be: dashes, bullets, signs of currency, letters without accents beside.
const careful =
  /[\u0080-\u00a0\u00ad\u00b4\u00c2-\u00cf\u00e1-\u00f0\u02bc\u1680\u2000-\u200f\u2018-\u201f\u2028-\u202f\u2032\u2033\u205f-\u206f\u3000\ud800-\udfff\ufeff-\uffff]/
const combining = /[\u0300-\u036f]/
// Zero-width spaces and joiners, soft hyphens, and marks that turn the direction of what follows.
const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff\u{e0000}-\u{e007f}]/gu
const bold = /[\u{1d400}-\u{1d7ff}\uff01-\uff5e]/gu
const singleQuotes = /[‘’‚‛′`´ʼ]/g
const doubleQuotes = /[“”„‟″]/g
const spaces = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g

const inOneAlphabet = (text: string): string =>
  unscrambled(text.toWellFormed())
    .replace(invisible, '')
    .replace(bold, letter => letter.normalize('NFKC'))
    .replace(spaces, ' ')
    .replace(/[\u2028\u2029]/g, '\n')
    .replace(singleQuotes, "'")
    .replace(doubleQuotes, '"')
    .normalize('NFC')

const legible = (text: string): string => {
  const written = text.includes('&') ? withoutEntities(text) : text
  // Markup that was escaped once too often is text at this point, and is removed too.
  const words = written.includes('<') ? withoutTags(written) : written
  return beyondAscii.test(words) && (careful.test(words) || combining.test(words))
    ? inOneAlphabet(words)
    : words.replaceAll('`', "'")
}

const hasOdd = /[^\P{Cc}\n]| {2}/u

/** Cleans text of several lines: at most one empty line between paragraphs, and no invisible spaces. */
export const cleanText = (text: string): string => {
  const written = legible(text)
  const even = hasOdd.test(written)
    ? written
        .replace(/\r\n?/g, '\n')
        .replace(/[^\P{Cc}\n]+| {2,}/gu, ' ')
        .replace(/ {2,}/g, ' ')
    : written
  const lines = even.includes(' \n') || even.includes('\n ') ? even.replace(/ ?\n ?/g, '\n') : even
  return (lines.includes('\n\n\n') ? lines.replace(/\n{3,}/g, '\n\n') : lines).trim()
}

/** Cleans text of one line. */
export const cleanLine = (text: string): string =>
  legible(text)
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
