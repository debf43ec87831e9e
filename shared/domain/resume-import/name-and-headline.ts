import { fold } from '../jobs/fold.ts'
import { contactsIn, saysHowToReach } from './contacts.ts'
import { type Line, proseOf, textOf } from './lines.ts'
import {
  addContacts,
  addContactsAndPlaces,
  addValue,
  isContactsOnly,
  isHost,
  type Label,
  labelled,
  type Person,
} from './person.ts'
import { isAddress, isPlace } from './places.ts'
import { employerScore, roleScore } from './role-words.ts'

const salutation =
  /^(?:(?:mr|mrs|ms|miss|dr|engr|prof|barr|pharm|rev|alh|alhaji|hajiya|chief|pastor|arc|surv|tpl|nurse)\.?\s+)+/i

/** `Adaeze Ifeoma Okafor, ACA`: names, and what may stand behind them. */
const isName = (text: string): boolean => {
  const names = text
    .replace(salutation, '')
    .replace(/(?:(?<!\s)\s+)?[,(]\s*(?:[A-Z][\p{L}.]{1,10}[,\s]*){1,5}\)?$/u, '')
  const words = names.split(/[\s,]+/)
  return (
    names.length <= 60 &&
    words.length <= 6 &&
    words.every(word => /^[\p{L}\p{M}'’`.()-]+$/u.test(word) && !/^\p{Ll}{4,}/u.test(word)) &&
    words.some(word => /\p{L}{2}/u.test(word)) &&
    roleScore(names) < 3 &&
    employerScore(names) < 2
  )
}

const isSingleName = (text: string): boolean => /^\p{Lu}[\p{L}\p{M}'’-]+$/u.test(text)

/** `Ada Obi – Accountant`: the name, and what stands behind it. */
const splitName = (text: string): { readonly name: string; readonly rest: string } => {
  const found = /^(.{3,60}?)(?:[\t|•·]|\s[–—-]\s)(.+)$/.exec(text) ?? /^([^,]{3,60}),\s(.+)$/.exec(text)
  const [, name = '', rest = ''] = found?.map(part => part.trim()) ?? []
  const isApart =
    found !== null &&
    isName(name) &&
    (!text.includes(',') ||
      text.includes('\t') ||
      roleScore(rest) > 2 ||
      /[|–—]/.test(text) ||
      saysHowToReach(contactsIn(rest)) ||
      isAddress(rest))
  return isApart ? { name, rest } : { name: text, rest: '' }
}

const isLong = (text: string): boolean =>
  text.length > 90 || (/[.!?]$/.test(text) && text.split(' ').length > 6)

/** Whether the role stands above the name. */
const isRoleAboveName = (first: Line, second: Line | undefined): second is Line =>
  second !== undefined &&
  !isName(first.text) &&
  roleScore(first.text) > 2 &&
  isName(second.text) &&
  !isPlace(second.text)

const isSameText = (text: string, other: string): boolean => fold(text) === fold(other)

/** Above the name, on a line of its own. */
const titleOf = /^(?:curriculum vitae|résumé|resume|cv) (?:of|for):?$/i

/** Reads the name from the first lines, and returns the lines that are left. */
const readName = (person: Person, given: readonly Line[]): Line[] => {
  const lines = titleOf.test(given[0]?.text ?? '') ? given.slice(1) : given
  const [first, second, ...others] = lines
  if (!first || labelled(first.text) || isContactsOnly(first.text) || isLong(first.text)) return [...lines]
  const isSwapped = isRoleAboveName(first, second)
  const named = isSwapped ? second : first
  const below = isSwapped ? [first, ...others] : [...lines.slice(1)]
  const { name, rest } = splitName(named.text)
  person.fullName = addContacts(person, name).replaceAll('\t', ' ')
  if (rest !== '') {
    const more = below.filter(({ text }, at) => at > 0 || !isSameText(text, person.fullName))
    return [{ ...named, text: rest }, ...more]
  }
  // The head of the page and its title may both have the name.
  if (below[0] && isSameText(below[0].text, person.fullName)) below.shift()
  const next = below[0]?.text ?? ''
  // Large letters may have put the surname below.
  const isHalf =
    !isSwapped &&
    isSingleName(person.fullName) &&
    (isSingleName(next) || (isName(next) && roleScore(below[1]?.text ?? '') > 2)) &&
    roleScore(next) === 0 &&
    !isPlace(next)
  if (!isHalf) return [...below]
  person.fullName = `${person.fullName} ${next}`
  return below.slice(1)
}

/** Whether introducing prose begins, or goes on. */
const isProse = (text: string, hasBegun: boolean): boolean =>
  hasBegun
    ? !text.split('\t').every(cell => isContactsOnly(cell) || isAddress(cell) || isHost(cell))
    : isLong(text) && !saysHowToReach(contactsIn(text)) && !isAddress(text)

/** The title of the page, and not of the person. */
const title = /^(?:europass|curriculum vitae|résumé|resume|cv)$/i

/** Reads what people call themselves, in one part or several: `Data Analyst | SQL | Power BI`. */
const readHeadline = (person: Person, line: Line, isFirst: boolean): void => {
  for (const part of addContactsAndPlaces(person, line.text)) {
    if (title.test(part) || isSameText(part, person.fullName)) continue
    const { headline } = person
    const isLabelled = /^[^:]{2,25}:\s/.test(part)
    const begins = headline === '' && !/\d{3}/.test(part) && !isLabelled && part.length <= 120
    const goesOn =
      headline !== '' && !isLabelled && line.text.includes(headline) && headline.length + part.length < 120
    if (begins && (isFirst || part === line.text || roleScore(part) > 0)) person.headline = part
    else if (goesOn) person.headline += ` | ${part}`
    else person.unplaced.push(part)
  }
}

/** The lines above the first heading: the name, what people call themselves, how to reach them, and prose. */
export const readTop = (person: Person, lines: readonly Line[]): void => {
  const prose: Line[] = []
  /** The label of the line above, whose value stands below it. */
  let open: Label | null = null
  for (const [at, line] of readName(person, lines).entries()) {
    const found = prose.length === 0 ? labelled(line.text) : null
    if (found?.value === '') open = found.label
    else if (found && found.label !== 'reach') {
      open = null
      if (found.label === 'name' && person.fullName !== '') person.unplaced.push(textOf(line))
      else addValue(person, found.label, found.value)
    } else if (open && !saysHowToReach(contactsIn(line.text))) {
      addValue(person, open, line.text)
      open = null
    } else if (isProse(line.text, prose.length > 0)) prose.push(line)
    else readHeadline(person, line, at === 0)
  }
  if (prose.length > 0) person.summary.push(proseOf(prose))
}
