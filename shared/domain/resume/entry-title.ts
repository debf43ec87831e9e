import { isDuration } from './duration.ts'
import { linesOf } from './lines.ts'
import { escaped, shown, withoutMarks } from './plain-words.ts'

/** What the heading of an entry says: `Operations Officer, Gani Haulage`. */
export type EntryTitle = { readonly title: string; readonly organisation: string; readonly duration: string }

const honours =
  /^(?:(?:with )?(?:first|second|third|upper|lower|2[.:][12]|distinction|merit|pass|credit|hons?\b|honou?rs|magna|summa|cum laude|c?gpa))/i

/** The comma before the organisation: `B.Sc. Economics, Second Class Upper, Bayero University`. */
const commaOf = (text: string): number => {
  const commas = [...text.matchAll(/, /g)].map(({ index }) => index)
  const found = commas.find(at => !honours.test(shown(text.slice(at + 2))))
  return found ?? -1
}

const separators: readonly ((text: string) => readonly [from: number, to: number] | null)[] = [
  ...[/ ?\| ?| [·•] /, / [—–] /, / (?:at|@) /i, / - /].map(pattern => (text: string) => {
    const found = pattern.exec(text)
    return found && found.index > 0 ? ([found.index, found.index + found[0].length] as const) : null
  }),
  text => {
    const at = commaOf(text)
    return at > 0 ? [at, at + 2] : null
  },
]

const halves = (text: string): readonly [title: string, organisation: string] => {
  for (const separator of separators) {
    const found = separator(text)
    if (found) return [text.slice(0, found[0]), text.slice(found[1])]
  }
  return [text, '']
}

const longestTime = 80

/** A time behind the title: `Officer, Gani Haulage (Mar 2023 – now)`. */
const timeBehind = (text: string): readonly [words: string, duration: string] => {
  for (const { index, 0: sign } of text.matchAll(/ ?[|·•(,] ?| [—–-] /g)) {
    if (text.length - index > longestTime || index === 0) continue
    const rest = shown(text.slice(index + sign.length)).replace(/\)$/, '')
    if (/(?:19|20)\d\d/.test(rest) && isDuration(rest)) return [text.slice(0, index), rest]
  }
  return [text, '']
}

/** Reads the heading of an entry, whose escapes are hidden. A bar at its end says that it holds no time. */
export const entryTitle = (heading: string): EntryTitle => {
  const text = withoutMarks(heading).replace(/\s+/g, ' ').trim()
  const isClosed = / \|$/.test(text)
  const [words, duration] = isClosed ? [text.slice(0, -2), ''] : timeBehind(text)
  const bar = isClosed ? words.indexOf(' | ') : -1
  const [title, organisation] = !isClosed
    ? halves(words)
    : bar < 0
      ? [words, '']
      : [words.slice(0, bar), words.slice(bar + 3)]
  const said = { title: shown(title), organisation: shown(organisation), duration: shown(duration) }
  return said.title === '' ? { ...said, title: said.organisation, organisation: '' } : said
}

const inOrder = (title: string, organisation: string): readonly [first: string, second: string] =>
  title === '' ? [organisation, ''] : [title, organisation]

/** In words alone, so that it is read again as these two; null: it takes signs of Markdown. */
const inWords = (first: string, second: string): string | null => {
  const isRead = (written: string): boolean => {
    const [line] = linesOf(`### ${written}`)
    const read = entryTitle(line?.text ?? '')
    return read.title === first && read.organisation === second && read.duration === ''
  }
  const joined =
    second === '' ? [first] : [', ', ' at ', ' — ', ' | '].map(sign => `${first}${sign}${second}`)
  return joined.find(isRead) ?? null
}

/** The same where there is no Markdown: `Audit Senior, Gani Haulage`, and `Trade Test I, II at Aba Works` where a comma would part it wrongly. */
export const shownEntryTitle = (title: string, organisation: string): string => {
  const [first, second] = inOrder(title, organisation)
  return inWords(first, second) ?? [first, second].filter(part => part !== '').join(', ')
}

/** The heading of an entry that is read again as these two; of one without a title its organisation is the title. */
export const writtenEntryTitle = (title: string, organisation: string): string => {
  const [first, second] = inOrder(title, organisation)
  const plain = inWords(first, second)
  if (plain !== null) return plain
  const parts = [first, second].filter(part => part !== '').map(part => escaped(part, () => false))
  return `${parts.join(' | ')} |`
}
