// Characters that the input never has once it is tidy: an escaped sign hides here until its line was read.
const hiding = 0xf0000
const escapedSign = /\\([!-/:-@[-`{-~·•●▪■◦‣—–])/g
const hidden = /[\u{f0000}-\u{f2fff}]/gu

const unassigned = /\p{Co}+/gu
// Soft hyphens, zero-width spaces and marks that turn the direction of all that follows. Joiners stay: emoji and
// Persian are written with them.
const invisible = /[\u00ad\u200b\u2060-\u2064\u202a-\u202e\u2066-\u2069\ufeff]+/g

/** What was typed or pasted: one kind of line end and of space, letters composed, nothing that nobody sees. */
export const tidy = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029\f\v]/g, '\n')
    .replace(unassigned, '')
    .replace(invisible, '')
    .replace(/[^\P{Cc}\n]|[\u00a0\u2000-\u200a\u202f\u205f\u3000]/gu, ' ')
    .normalize('NFC')

const even = (text: string): string => text.replace(/\s+/g, ' ').trim().normalize('NFC')

/** A text on one line, as it stands in a document. */
export const oneLine = (text: string): string => even(tidy(text))

const hide = (text: string): string =>
  text.replace(/[!-/:-@[-`{-~·•●▪■◦‣—–]/g, sign => String.fromCodePoint(hiding + (sign.codePointAt(0) ?? 0)))

/** A line with its escaped signs (`\*`) out of sight of every pattern, until `shown`. */
export const withHiddenEscapes = (line: string): string =>
  line.replace(escapedSign, (_, sign: string) => hide(sign))

/** What is read of a part of such a line. */
export const shown = (part: string): string =>
  even(part.replace(hidden, sign => String.fromCodePoint((sign.codePointAt(0) ?? hiding) - hiding)))

const link = /!?\[([^[\]]*)\]\(\s?<?([^()\s<>]{0,2000})>?[^()]{0,200}\)/g
const autolink = /<(?:mailto:)?((?:https?:\/\/)[^\s<>]+|[^\s<>@]+@[^\s<>@]+)>/g
const bareAddress = /(?:https?:\/\/|www\.|(?<![\w-])[\w-]{1,63}\.[a-z]{2,12}\/)[^\s*<>()[\]`]+/gi

/** Of a link its words; where links are the person's own, its address too. */
const linkWords = (label: string, target: string, areOwn: boolean): string => {
  const address = target.replace(/^(?:mailto|tel):/i, '')
  if (!areOwn || target.startsWith('#') || !/^(?:https?:|mailto:|tel:|www\.)/i.test(target)) return label
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
export const withoutMarks = (line: string, linksAreOwn = false): string => {
  const words = line
    .replace(/(?<!`)`+([^`]+)`+/g, (_, code: string) => hide(code))
    .replace(link, (_, label: string, target: string) => linkWords(label, target, linksAreOwn))
    .replace(autolink, (_, address: string) => hide(address))
    .replace(bareAddress, hide)
    .replace(/\\$/, '')
  return marks.reduce((text, mark) => text.replace(mark, '$1'), words)
}

/** What a line of Markdown says. */
export const plainWords = (line: string, linksAreOwn = false): string =>
  shown(withoutMarks(withHiddenEscapes(line), linksAreOwn))

/**
 * A text written so that it is read again as itself: as it is where that will do, else with as few signs escaped as
 * will. `isRead` says whether one way of writing it does.
 */
export const escaped = (text: string, isRead: (written: string) => boolean): string => {
  const ways = [
    text,
    text.replace(/[!-/:-@[-`{-~·•●▪■◦‣—–]/, '\\$&'),
    text.replace(/[\\*_`[\]<>~|·]/g, '\\$&'),
    text.replace(/[!-/:-@[-`{-~·•●▪■◦‣—–]/g, '\\$&'),
  ]
  return ways.find(isRead) ?? ways[3] ?? text
}
