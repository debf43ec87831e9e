import { bulletSigns } from '../resume/plain-words.ts'

/**
 * A text without the marks of Markdown, in which every character keeps its offset. A rule may find something in one form
 * and report where it stands in the others.
 */
export type Plain = {
  /** A space stands for each mark. */
  readonly text: string
  /** The same in small letters without accents, with plain quotes and hyphens. The rules read this form. */
  readonly low: string
  /** What a stretch says: without marks, one space between words. */
  readonly said: (start: number, end: number) => string
}

const mark = '\0'
const blank = (found: string): string => mark.repeat(found.length)

const lineStarts = new RegExp(
  `^[ \\t]*(?:>[ \\t]?)*(?:#{1,6}(?=[ \\t])|#{2,6}(?=[^#\\s])|[-*+–—−](?=[ \\t])|[${bulletSigns}]|\\d{1,2}[.)](?=[ \\t]))?`,
  'gm',
)
const rules = /^[ \t]*(?:-{3,}|\*{3,}|_{3,}|={3,})[ \t]*$/gm
const emphasis = /\*+|`+|~~|(?<![\p{L}\p{N}])_+(?=\S)|(?<=\S)_+(?![\p{L}\p{N}])/gu
const escapes = /\\(?=[!-/:-@[-`{-~])/g
const tags = /<\/?[a-z][^<>\n]{0,200}>/gi
const links = /!?\[([^\]\n]{0,300})\]\([^()\s]{0,500}\)/g

const withoutMarks = (text: string): string =>
  text
    .replace(rules, blank)
    .replace(lineStarts, blank)
    .replace(links, (found: string, label: string) => {
      const from = found.indexOf('[') + 1
      return blank(found.slice(0, from)) + label + blank(found.slice(from + label.length))
    })
    .replace(tags, blank)
    .replace(escapes, mark)
    .replace(emphasis, blank)

const beyondAscii = /[^\0-\x7f]/
const others = /[^\0-\x7f]/g
const plainSigns = new Map(
  Object.entries({ "'": '’‘ʼ', '"': '“”', '-': '–—‑−', ' ': '\u00a0\u202f', '|': '·•' }).flatMap(
    ([sign, written]) => Array.from(written, (other): [string, string] => [other, sign]),
  ),
)
const letterOf = (letter: string): string => {
  const base = plainSigns.get(letter) ?? letter.normalize('NFD').charAt(0).toLowerCase()
  return base.length === 1 ? base : letter
}

/** Small letters without accents, each at its offset. A combining mark of its own stays. */
export const lowered = (text: string): string =>
  beyondAscii.test(text) ? text.replace(others, letterOf).toLowerCase() : text.toLowerCase()

const tidy = (text: string): string => text.replaceAll(mark, '').replace(/\s+/g, ' ').trim().normalize('NFC')

/** Addresses and phone numbers say nothing that could be true or not. */
const addresses =
  /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\b(?:https?:\/\/|www\.)\S*[^\s.!?]|(?<![\w-])[\w-]+\.(?:com|org|net|io|dev|ng)\/(?:\S*[^\s.!?])?|(?:\+\d|\b0\d)[\d\s()-]{7,16}\d\b/g

export const plainOf = (source: string): Plain => {
  const unmarked = withoutMarks(source)
  const text = unmarked.replaceAll(mark, ' ').replace(addresses, found => ' '.repeat(found.length))
  return { text, low: lowered(text), said: (start, end) => tidy(unmarked.slice(start, end)) }
}

/** A line in the form that units have: a vouched line is found by it. */
export const saidOf = (text: string): string => tidy(withoutMarks(text))
