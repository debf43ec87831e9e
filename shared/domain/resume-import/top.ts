import { contactsIn, saysHowToReach } from './contacts.ts'
import { type Label, labelled, takeValue } from './labels.ts'
import type { Line } from './lines.ts'
import { isName, isSingle, splitName } from './names.ts'
import { proseOf } from './paragraphs.ts'
import { addContacts, isContactsOnly, type Person, readParts } from './person.ts'
import { isAddress, isPlace } from './place.ts'
import { roleScore } from './titles.ts'

const isLong = (text: string): boolean =>
  text.length > 90 || (/[.!?]$/.test(text) && text.split(' ').length > 6)

/** Whether the role stands above the name. */
const isSwapped = (first: Line, second: Line | undefined): boolean =>
  second !== undefined &&
  !isName(first.text) &&
  roleScore(first.text) > 2 &&
  isName(second.text) &&
  !isPlace(second.text)

/** Reads the name from the first lines, and gives the lines that are left. */
const readName = (person: Person, lines: readonly Line[]): Line[] => {
  const [first, second, ...others] = lines
  if (!first || labelled(first.text) || isContactsOnly(first.text) || isLong(first.text)) return [...lines]
  const swaps = isSwapped(first, second)
  const named = swaps && second ? second : first
  const below = swaps ? [first, ...others] : lines.slice(1)
  const { name, rest } = splitName(named.text)
  person.fullName = addContacts(person, name).replaceAll('\t', ' ')
  if (rest !== '') return [{ ...named, text: rest }, ...below]
  const next = below[0]?.text ?? ''
  // Large letters may have put the surname below.
  const isHalf =
    !swaps && isSingle(person.fullName) && isSingle(next) && roleScore(next) === 0 && !isPlace(next)
  if (!isHalf) return [...below]
  person.fullName = `${person.fullName} ${next}`
  return below.slice(1)
}

/** Whether introducing prose begins, or goes on. */
const isProse = (text: string, hasBegun: boolean): boolean =>
  hasBegun ? !isContactsOnly(text) : isLong(text) && !saysHowToReach(contactsIn(text)) && !isAddress(text)

/** What they call themselves, unless it is something else: `Data Analyst | SQL | Power BI`. */
const readHeadline = (person: Person, line: Line, isFirst: boolean): void => {
  for (const part of readParts(person, line.text)) {
    const isLabelled = /^[^:]{2,25}:\s/.test(part)
    const isOwn = person.headline === '' && !/\d{3}/.test(part) && !isLabelled && part.length <= 120
    const isMore =
      person.headline !== '' &&
      !isLabelled &&
      line.text.includes(person.headline) &&
      person.headline.length + part.length < 120
    if (isOwn && (isFirst || part === line.text || roleScore(part) > 0)) person.headline = part
    else if (isMore) person.headline += ` | ${part}`
    else person.unplaced.push(part)
  }
}

/** The lines above the first heading: the name, what they call themselves, how to reach them, and prose. */
export const readTop = (person: Person, lines: readonly Line[]): void => {
  const prose: Line[] = []
  let waiting: Label | null = null
  for (const [at, line] of readName(person, lines).entries()) {
    const found = prose.length === 0 ? labelled(line.text) : null
    if (found?.value === '') waiting = found.label
    else if (found && found.label !== 'reach') {
      waiting = null
      if (found.label === 'name' && person.fullName !== '') person.unplaced.push(line.text)
      else takeValue(person, found.label, found.value)
    } else if (waiting && !saysHowToReach(contactsIn(line.text))) {
      takeValue(person, waiting, line.text)
      waiting = null
    } else if (isProse(line.text, prose.length > 0)) prose.push(line)
    else readHeadline(person, line, at === 0)
  }
  if (prose.length > 0) person.summary.push(proseOf(prose))
}
