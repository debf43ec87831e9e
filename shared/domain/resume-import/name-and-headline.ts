import { fold } from '../jobs/fold.ts'
import { contactsIn, saysHowToReach } from './contacts.ts'
import { type Line, proseOf, textOf } from './lines.ts'
import { isName, isSingleName } from './names.ts'
import {
  addContacts,
  addContactsAndPlaces,
  addValue,
  emptyPerson,
  isContactsOnly,
  isHost,
  isOtherLabel,
  type Label,
  labelled,
  type Person,
} from './person.ts'
import { isAddress, isPlace } from './places.ts'
import { roleScore } from './role-words.ts'
import { topLines } from './top-lines.ts'

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

/** Whether a line has contacts and places, and nothing else. */
const isReach = (text: string): boolean =>
  saysHowToReach(contactsIn(text)) && addContactsAndPlaces(emptyPerson(), text).length === 0

/** The name behind its label; empty: the text has none. */
const nameIn = (text: string): string => {
  const found = labelled(text)
  return found?.label === 'name' ? found.value : ''
}

/** Reads the name from the first lines, and returns the lines that are left. */
const readName = (person: Person, given: readonly Line[]): Line[] => {
  const isTitle = ({ text }: Line): boolean =>
    titleOf.test(text) || title.test(text.replace(/\t/g, ' ')) || /^\([^()]*\)$/.test(text)
  const labelledAt = given.findIndex(({ text }) => isName(nameIn(text)))
  // A form that an office has made: its name and its title stand above.
  if (
    labelledAt > 0 &&
    labelledAt < 4 &&
    !isSameText(given[0]?.text ?? '', nameIn(given[labelledAt]?.text ?? ''))
  ) {
    person.unplaced.push(...given.slice(0, labelledAt).map(textOf))
    return given.slice(labelledAt)
  }
  const titled = given[0] && isTitle(given[0]) ? given.slice(1) : given
  const named = titled.findIndex(line => !isReach(line.text))
  const lines = named > 0 ? [...titled.slice(named), ...titled.slice(0, named)] : titled
  const [first, second, ...others] = lines
  if (!first || labelled(first.text) || isContactsOnly(first.text) || isLong(first.text)) return [...lines]
  const isSwapped = isRoleAboveName(first, second)
  const ownLine = isSwapped ? second : first
  const below = isSwapped ? [first, ...others] : [...lines.slice(1)]
  const { name, rest } = splitName(ownLine.text.replace(/^(?:my name is|i am) (?=\p{Lu})/iu, ''))
  person.fullName = addContacts(person, name).replaceAll('\t', ' ')
  // Large letters far apart have wide spaces between the names.
  if (
    name !== '' &&
    rest !== '' &&
    ownLine.text.includes('\t') &&
    isSingleName(rest) &&
    roleScore(rest) === 0 &&
    !isPlace(rest)
  ) {
    person.fullName = `${person.fullName} ${rest}`
    return below
  }
  if (rest !== '') {
    const more = below.filter(({ text }, at) => at > 0 || !isSameText(text, person.fullName))
    return [{ ...ownLine, text: rest }, ...more]
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

/** `MBBS, FWACS`, below the name. */
const postNominals = /^(?:[A-Z][A-Za-z.]{1,6}, )+[A-Z][A-Za-z.]{1,6}$/

/** The title of the page, and not of the person. */
const title = /^(?:europass|(?:europass )?curriculum vitae|résumé|resume|cv)$/i

/** Reads what people call themselves, in one part or several: `Data Analyst | SQL | Power BI`. */
const readHeadline = (person: Person, line: Line, isFirst: boolean): void => {
  for (const part of addContactsAndPlaces(person, line.text)) {
    if (title.test(part) || isSameText(part, person.fullName)) continue
    if (postNominals.test(part)) {
      person.unplaced.push(part)
      continue
    }
    const { headline } = person
    const isLabelled = /^[^:]{2,25}:\s/.test(part)
    const begins = headline === '' && !/\d{3}/.test(part) && !isLabelled && part.length <= 120
    const goesOn =
      headline !== '' && !isLabelled && line.text.includes(headline) && headline.length + part.length < 120
    if (begins && (isFirst || part === line.text || roleScore(part) > 0))
      person.headline = part.replace(/^\(([^()]*)\)$/, '$1')
    else if (goesOn) person.headline += ` | ${part}`
    else person.unplaced.push(part)
  }
}

/** `Born 3 May 1990. Married.`: for this the form has no field. */
const isOrigin = (text: string): boolean =>
  /^(?:i was )?born (?:on|in|\d)|^\(?n[ée]e \p{Lu}|^(?:state of origin|l\.? ?g\.? ?a\b|local gov|home ?town|nationality|religion|tribe|marital status|sex |gender |(?:date|place) of birth|grade level|date of first)/iu.test(
    text,
  )

/** As Indeed writes it below the summary. */
const isAboutWorkRight = (text: string): boolean =>
  /^(?:authori[sz]ed to work|willing to relocate)\b/i.test(text)

const isEnd = (line: Line | undefined): boolean => line !== undefined && /[.!?]$/.test(line.text)

/** The lines above the first heading: the name, what people call themselves, how to reach them, and prose. */
export const readTop = (person: Person, lines: readonly Line[]): void => {
  const prose: Line[] = []
  /** The label of the line above, whose value stands below it. */
  let open: Label | null = null
  for (const [at, line] of topLines(readName(person, lines)).entries()) {
    const found = prose.length === 0 ? labelled(line.text) : null
    // The head of the page may have the name too, and what stands beside it.
    if (line.text.includes('\t') && line.text.startsWith(person.fullName) && person.fullName !== '') {
      person.unplaced.push(textOf(line))
      continue
    }
    if (found?.value === '') open = found.label
    else if (found && found.label !== 'reach') {
      open = null
      if (found.label === 'name' && person.fullName !== '') person.unplaced.push(textOf(line))
      else addValue(person, found.label, found.value)
    } else if (open && !saysHowToReach(contactsIn(line.text))) {
      addValue(person, open, line.text)
      open = null
    } else if (prose.length === 0 && isOrigin(line.text.replace(/[:\t]+/g, ' ')))
      person.unplaced.push(textOf(line))
    else if (isEnd(prose.at(-1)) && (isOtherLabel(line.text) || isAboutWorkRight(line.text)))
      person.unplaced.push(textOf(line))
    else if (isProse(line.text, prose.length > 0)) prose.push(line)
    else readHeadline(person, line, at === 0)
  }
  if (prose.length > 0) person.summary.push(proseOf(prose))
}
