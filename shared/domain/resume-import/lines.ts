/** A line of a resume, without its bullet and its markup. */
export type Line = {
  readonly text: string
  readonly bullet: 'none' | 'sign' | 'number'
  /** An empty line or a rule stands before it. */
  readonly gap: boolean
  /** A rule stands below it. */
  readonly ruled: boolean
  /** Of a Markdown heading; 0: none. */
  readonly level: number
}

// Zero-width signs, soft hyphens and marks that turn the direction: they are seen by nobody, and would part words.
const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\u{e0000}-\u{e007f}]/gu
const breaks = /\r\n?|[\u0085\u2028\u2029\v\f]/g
const controls = /[^\P{Cc}\n\t]/gu
const spaces = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g
/** Where columns were held apart by spaces there is a tab. */
const wide = /(?<! ) {4,}(?!\t)|(?:(?<! ) +)?\t[ \t]*/g

// The last row: what the bullets of Word's symbol fonts become in a text.
const bulletSign = '[•◦▪▫●○■□◆◇❖➢➤►▶▸▹‣⁃∙·✓✔✦★☑–—−*\\-\u27a4\uf020-\uf0ff]'
const bullet = new RegExp(`^(?:${bulletSign}(?:\\s*(?=\\S))|o[ \\t]+(?=[\\p{Lu}\\d]))`, 'u')
/** Before a figure or a letter these need a space: -5 is a number, and *bold* is not a bullet. */
const tight = /^[-–—−*·](?=\S)/
const number = /^(?:\(?\d{1,2}[.)]|\(?[ivx]{1,4}[.)]|[A-H][.)])[ \t]+(?=\S)/i
const rule = /^[\s\-–—_=*~#.•|+/\\]{3,}$/
const tableRule = /^[\s:|-]*$/

const link = /!?\[([^\]\n]{0,300})\]\(<?([^()\s<>]{0,2000})>?(?:\s+"[^"\n]{0,200}")?\)/g
const strong = /(\*\*\*|\*\*|__)(?=\S)(.{1,1000}?)\1/g
const slanted = /(?<![\p{L}\p{N}*_])([*_])(?=[^\s*_])([^*_\n]{1,500}?)(?<=\S)\1(?![\p{L}\p{N}*_])/gu

const withoutScheme = (address: string): string => address.replace(/^(?:https?:\/\/|mailto:|tel:)/i, '')

/** `[my work](https://ada.example)` says both, and `[ada.example](https://ada.example)` one thing. */
const linkInWords = (_: string, words: string, address: string): string =>
  withoutScheme(words) === withoutScheme(address) || address === ''
    ? words
    : `${words} ${address.replace(/^(?:mailto:|tel:)/i, '')}`

const withoutMarkup = (text: string): string =>
  text
    .replace(link, linkInWords)
    .replace(strong, '$2')
    .replace(slanted, '$2')
    .replace(/`([^`]+)`/g, '$1')
    .replace(/\\([\\`*_{}[\]()#+.!|~>-])/g, '$1')

const evenText = (text: string): string =>
  text
    .toWellFormed()
    .replace(breaks, '\n')
    .replace(controls, ' ')
    .replace(invisible, '')
    .replace(spaces, ' ')
    .normalize('NFC')

/** `W O R K   H I S T O R Y`, as some templates space it. */
const spaced = /^(?:\p{L}[ \t]+){3,}\p{L}:?$/u
const unspaced = (text: string): string =>
  spaced.test(text) ? text.replace(/(?<=\S) (?=\S)/g, '').replace(/[ \t]+/g, ' ') : text

const bare = (text: string): string =>
  unspaced(text.trim())
    .replace(wide, '\t')
    .replace(/ {2,}/g, ' ')
    .replace(/^[\s|]+|(?<![\s|])[\s|]+$/g, '')

/** `• Excel • Word`: more than one to a line. */
const bulletsOf = (text: string, sign: string): string[] =>
  /[\s*–—−\-·o]/.test(sign) ? [text] : text.split(sign).filter(part => /\S/.test(part))

type Read = Omit<Line, 'gap' | 'ruled'>

const readLine = (raw: string): readonly Read[] => {
  const trimmed = raw.trim()
  const heading = /^(#{1,6})[ \t]+/.exec(trimmed)
  if (heading) {
    const text = bare(withoutMarkup(trimmed.slice(heading[0].length).replace(/(?<![ \t])[ \t]+#+$/, '')))
    return [{ text, bullet: 'none', level: heading[1]?.length ?? 0 }]
  }
  const quoted = trimmed.replace(/^>[ \t]+/, '')
  const sign = tight.test(quoted) ? null : bullet.exec(quoted)
  const numbered = sign ? null : number.exec(quoted)
  const text = quoted.slice((sign ?? numbered)?.[0].length ?? 0)
  const parts = sign ? bulletsOf(text, sign[0].trim()) : [text]
  return parts.map(part => ({
    text: bare(withoutMarkup(part)),
    bullet: sign ? 'sign' : numbered ? 'number' : 'none',
    level: 0,
  }))
}

/** The lines of a text that say something. Nothing but bullets, markup and signs that are not seen is left out. */
export const linesOf = (text: string): Line[] => {
  const lines: Line[] = []
  let gap = true
  for (const raw of evenText(text).split('\n')) {
    const isRule = rule.test(raw) || (raw.includes('---') && tableRule.test(raw.trim()))
    const last = lines.at(-1)
    if (isRule && last && !gap) lines[lines.length - 1] = { ...last, ruled: true }
    if (isRule || !/[\p{L}\p{N}]/u.test(raw)) {
      gap = true
      continue
    }
    for (const read of readLine(raw)) {
      if (read.text === '') continue
      lines.push({ ...read, gap, ruled: false })
      gap = false
    }
  }
  return lines
}
