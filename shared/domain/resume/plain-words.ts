/** The signs that stand before an item of a list and nowhere else, as the source of a class of an expression. */
export const bulletSigns = '•◦▪▫●○■□◆◇❖➢➤►▶▸▹‣⁃∙✓✔✦★☑'

// Characters that the input never has once it is tidy: an escaped sign hides here until its line was read.
const hiding = 0xf0000
const hidden = /[\u{f0000}-\u{f2fff}]/gu
const anySign = new RegExp(`[!-/:-@[-\`{-~·–—−${bulletSigns}]`, 'g')
const firstSign = new RegExp(anySign.source)
const escapedSign = new RegExp(`\\\\(${anySign.source})`, 'g')

const unassigned = /\p{Co}+/gu
// Soft hyphens, zero-width spaces and marks that turn the direction of all that follows. Joiners stay: emoji and
// Persian are written with them.
const invisible = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\u{e0000}-\u{e007f}]+/gu

/** A text with one kind of line end and of space, its letters composed, nothing that nobody sees. Tabs stay. */
export const even = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?|[\u0085\u2028\u2029\f\v]/g, '\n')
    .replace(invisible, '')
    .replace(/[^\P{Cc}\n\t]|[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/gu, ' ')
    .normalize('NFC')

/** What was typed or pasted, without signs of fonts of symbols; tabs are spaces. */
export const tidy = (text: string): string => even(text.replace(unassigned, '')).replaceAll('\t', ' ')

const onOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim().normalize('NFC')

/** A text on one line, as it stands in a document. */
export const oneLine = (text: string): string => onOneLine(tidy(text))

/** A text that is read as it stands, because its signs are out of sight until `shown`. */
export const hide = (text: string): string =>
  text.replace(anySign, sign => String.fromCodePoint(hiding + (sign.codePointAt(0) ?? 0)))

/** A line with its escaped signs (`\*`) out of sight of every pattern, until `unhidden` or `shown`. */
export const withHiddenEscapes = (line: string): string =>
  line.replace(escapedSign, (_, sign: string) => hide(sign))

/** A part of such a line with its signs back in it. */
export const unhidden = (part: string): string =>
  part.replace(hidden, sign => String.fromCodePoint((sign.codePointAt(0) ?? hiding) - hiding))

/** What is read of a part of such a line, on one line. */
export const shown = (part: string): string => onOneLine(unhidden(part))

const link = /!?\[([^[\]]*)\]\(\s?<?([^()\s<>]{0,2000})>?[^()]{0,200}\)/g
const autolink = /<(?:mailto:)?((?:https?:\/\/)[^\s<>]+|[^\s<>@]+@[^\s<>@]+)>/g
const bareAddress = /(?:https?:\/\/|www\.|(?<![\w-])[\w-]{1,63}\.[a-z]{2,12}\/)[^\s*<>()[\]`]+/gi

const withoutScheme = (address: string): string => address.replace(/^(?:https?:\/\/|mailto:|tel:)/i, '')

/** What is read of a link: its words alone, its address too where links are the person's own, or always both. */
type LinkReading = 'words' | 'own' | 'both'

const linkWords = (label: string, target: string, reading: LinkReading): string => {
  const address = target.replace(/^(?:mailto|tel):/i, '')
  if (reading === 'both')
    return target === '' || withoutScheme(label) === withoutScheme(target)
      ? label
      : `${label} ${hide(address)}`
  if (reading === 'words' || target.startsWith('#') || !/^(?:https?:|mailto:|tel:|www\.)/i.test(target))
    return label
  const isSaid = address !== target || address.toLowerCase().includes(label.trim().toLowerCase())
  return isSaid || /^(?:https?:|www\.)/i.test(label) ? hide(address) : `${label}: ${hide(address)}`
}

// No pattern looks past the next of its own signs, so that a long line of them takes no longer than another.
const marks = [
  /\*\*(?!\s)([^*]*[^\s*])\*\*/g,
  /(?<![\p{L}\p{N}*])\*(?!\s)([^*]*[^\s*])\*(?![\p{L}\p{N}*])/gu,
  /\*\*(?!\s)([^*]*[^\s*])\*\*/g,
  /(?<![\p{L}\p{N}_])__(?!\s)([^_]*[^\s_])__(?![\p{L}\p{N}_])/gu,
  /(?<![\p{L}\p{N}_])_(?!\s)([^_]*[^\s_])_(?![\p{L}\p{N}_])/gu,
  /~~(?!\s)([^~]*[^\s~])~~/g,
]

/** A line whose escapes are hidden, without marks of Markdown. HTML is text like any other. */
export const withoutMarks = (line: string, links: LinkReading = 'words'): string => {
  const words = line
    .replace(/(?<!`)`+([^`]+)`+/g, (_, code: string) => hide(code))
    .replace(link, (_, label: string, target: string) => linkWords(label, target, links))
    .replace(autolink, (_, address: string) => hide(address))
    .replace(bareAddress, hide)
    .replace(/\\$/, '')
  return marks.reduce((text, mark) => text.replace(mark, '$1'), words)
}

/** What a line of Markdown says. */
export const plainWords = (line: string, links: LinkReading = 'words'): string =>
  shown(withoutMarks(withHiddenEscapes(line), links))

/**
 * A text written so that it is read again as itself: as it is where that will do, else with as few signs escaped as
 * will. `isRead` says whether one way of writing it does.
 */
export const escaped = (text: string, isRead: (written: string) => boolean): string => {
  const wholly = text.replace(anySign, '\\$&')
  const ways = [text, text.replace(firstSign, '\\$&'), text.replace(/[\\*_`[\]<>~|·]/g, '\\$&')]
  return ways.find(isRead) ?? wholly
}
