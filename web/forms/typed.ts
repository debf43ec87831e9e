// What a person types into one line, as the value that is stored.

/** 'SQL, Excel , ,Power BI' → ['SQL', 'Excel', 'Power BI'] */
export const commaList = (text: string): string[] =>
  text
    .split(',')
    .map(entry => entry.trim())
    .filter(entry => entry !== '')

/** ₦ before it or not, and thousands set apart by one kind of separator or none. */
const inFull = /^(?:₦|ngn|n)?\s*(\d+|\d{1,3}(?:(?:,\d{3})+|(?:\.\d{3})+|(?:\s\d{3})+))$/i
const inShort = /^(?:₦|ngn|n)?\s*(\d+(?:\.\d+)?)\s*([km])$/i
const times: Readonly<Record<string, number>> = { k: 1_000, m: 1_000_000 }

/** Whole naira of '250,000', '₦250 000' or '250k'; null where nothing is typed, undefined where it is no amount. */
export const salary = (text: string): number | null | undefined => {
  const trimmed = text.trim()
  if (trimmed === '') return null
  const full = inFull.exec(trimmed)?.[1]
  if (full !== undefined) return Number(full.replace(/\D/g, ''))
  const [, figures, unit = ''] = inShort.exec(trimmed) ?? []
  const each = times[unit.toLowerCase()]
  return figures === undefined || each === undefined ? undefined : Math.round(Number(figures) * each)
}

/** An amount as it stands in its field before anything is typed: '250,000', or nothing. */
export const amountText = (amount: number | null): string => amount?.toLocaleString('en-NG') ?? ''

/** The amount as a person reads it back, '250,000'; what is no amount stays as typed. */
export const readableSalary = (text: string): string => salary(text)?.toLocaleString('en-NG') ?? text

/** 7 of ' 7 '; null where nothing is typed, undefined where it is no whole number. */
export const wholeNumber = (text: string): number | null | undefined => {
  const trimmed = text.trim()
  if (trimmed === '') return null
  return /^\d{1,9}$/.test(trimmed) ? Number(trimmed) : undefined
}

/** Entries of a tag input, and what is typed there and not added yet. */
export type Tags = { readonly tags: readonly string[]; readonly typed: string }

const tidy = (text: string): string => text.trim().replace(/\s+/g, ' ')
const fold = (text: string): string => text.normalize('NFC').toLocaleLowerCase('en')

/** Whether the entry is among the tags, however it is spelled. */
const has = (tags: readonly string[], entry: string): boolean => tags.some(tag => fold(tag) === fold(entry))

type Added = {
  readonly tags: readonly string[]
  readonly added: readonly string[]
  readonly known: readonly string[]
}

/** Adds what is typed, one entry between each two commas. What is empty or there already is left out; `known` names the latter. */
export const addTags = (tags: readonly string[], typed: string): Added => {
  const entries = typed
    .split(/[,\n]/)
    .map(tidy)
    .filter(entry => entry !== '')
  const added: string[] = []
  const known: string[] = []
  for (const entry of entries) (has([...tags, ...added], entry) ? known : added).push(entry)
  return { tags: [...tags, ...added], added, known }
}

/** A comma ends an entry: all before the last one is to be added, what follows it stays typed. */
export const splitTyped = (text: string): { readonly whole: string; readonly rest: string } => {
  const end = text.lastIndexOf(',') + 1
  return { whole: text.slice(0, end), rest: text.slice(end).trimStart() }
}

/** All entries, that which was typed and not added among them: nothing that was typed is lost by a save. */
export const allTags = ({ tags, typed }: Tags): string[] => [...addTags(tags, typed).tags]
