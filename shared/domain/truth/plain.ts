/**
 * A text of which every place keeps its number, so that what is found in one form stands at the same offset in the
 * others. Offsets are UTF-16 units.
 */
export type Plain = {
  /** Marks of Markdown are spaces. */
  readonly text: string
  /** So, and in small letters without accents, with plain quotes and hyphens: what rules read. */
  readonly low: string
  /** What stands from one place to another without marks, with one space between words. */
  readonly said: (start: number, end: number) => string
}

const mark = '\0'
const blank = (found: string): string => mark.repeat(found.length)

const lineStarts = /^[ \t]*(?:#{1,6}(?=[ \t])|(?:>[ \t]?)+|[-*+•▪●◦–](?=[ \t])|\d{1,2}[.)](?=[ \t]))/gm
const rules = /^[ \t]*(?:-{3,}|\*{3,}|_{3,}|={3,})[ \t]*$/gm
const emphasis = /\*+|`+|~~|(?<![\p{L}\p{N}])_+(?=\S)|(?<=\S)_+(?![\p{L}\p{N}])/gu
const escapes = /\\(?=[!-/:-@[-`{-~])/g
const tags = /<\/?[a-z][^<>\n]{0,200}>/gi
const links = /!?\[([^\]\n]{0,300})\]\([^()\s]{0,500}\)/g

const marked = (text: string): string =>
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
const same: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  ʼ: "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '‑': '-',
  '−': '-',
  '\u00a0': ' ',
  '\u202f': ' ',
  '·': '|',
  '•': '|',
}

const letterOf = (letter: string): string => {
  const known = same[letter]
  if (known !== undefined) return known
  const base = letter.normalize('NFD').charAt(0).toLowerCase()
  return base.length === 1 ? base : letter
}

/** Small letters without accents, each where it stood. A combining mark of its own stays. */
export const lowered = (text: string): string =>
  beyondAscii.test(text) ? text.replace(others, letterOf).toLowerCase() : text.toLowerCase()

/** Without marks, one space between words, none before a comma: what a kept line is known by. */
const tidy = (text: string): string => text.replaceAll(mark, '').replace(/\s+/g, ' ').trim().normalize('NFC')

/** Addresses and numbers of telephones say nothing that could be true or not. */
const addresses =
  /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\b(?:https?:\/\/|www\.)\S+|(?<![\w-])[\w-]+\.(?:com|org|net|io|dev|ng)\/\S*|(?:\+\d|\b0\d)[\d\s()-]{7,16}\d\b/g

export const plainOf = (source: string): Plain => {
  const kept = marked(source)
  const text = kept.replaceAll(mark, ' ').replace(addresses, found => ' '.repeat(found.length))
  return { text, low: lowered(text), said: (start, end) => tidy(kept.slice(start, end)) }
}

/** What a person vouched for, as units say it. */
export const saidOf = (text: string): string => tidy(marked(text))
