import { contactsIn, saysHowToReach } from './contacts.ts'
import type { Line } from './lines.ts'
import { proseOf } from './paragraphs.ts'
import { isAddress, isPlace } from './place.ts'
import { employerScore, roleScore } from './titles.ts'

/** What is read of the person themselves, from wherever it stands. */
export type Person = {
  fullName: string
  headline: string
  mails: string[]
  phones: string[]
  linkedin: string[]
  github: string[]
  links: string[]
  places: string[]
  languages: string[]
  interests: string[]
  summary: string[]
  unplaced: string[]
}

export const nobody = (): Person => ({
  fullName: '',
  headline: '',
  mails: [],
  phones: [],
  linkedin: [],
  github: [],
  links: [],
  places: [],
  languages: [],
  interests: [],
  summary: [],
  unplaced: [],
})

const labels = {
  name: /^(?:full names?|names?|name in full|applicant(?:'s)? name)$/i,
  surname: /^(?:surname|last name|family name)$/i,
  otherNames: /^(?:first names?|other names?|given names?|middle name|first and middle names?|othernames)$/i,
  place:
    /^(?:(?:contact|home|residential|permanent|current|house|postal|mailing|present)?\s?(?:address|location|residence)|city|based in|place of residence|address 1|lives in)$/i,
  headline: /^(?:job title|profession|occupation|title|position|desired (?:position|role|job)|headline)$/i,
  languages: /^(?:languages?(?: spoken)?|language proficiency)$/i,
  interests: /^(?:hobb(?:y|ies)|interests?)$/i,
  reach:
    /^(?:e-?mails?(?: address)?|(?:tele)?phones?(?: (?:no|number|numbers|nos))?|tel|mobile(?: (?:no|number|phone))?|gsm(?: (?:no|number))?|whatsapp|contact(?: (?:no|number))?|linked-?in|github|portfolio|website|web|blog|contacts?)\.?$/i,
} as const
type Label = keyof typeof labels

const labelled = (text: string): { readonly label: Label; readonly value: string } | null => {
  const found = /^([\p{L}' .()-]{2,30}?)\s*(?:[:=]|\t|\s[–—-]\s)\s*:?\s*(.*)$/u.exec(text)
  const said = found?.[1]?.trim() ?? text.replace(/\s*:?$/, '')
  for (const [label, pattern] of Object.entries(labels))
    // The table's own names.
    if (pattern.test(said)) return { label: label as Label, value: found?.[2]?.trim() ?? '' }
  return null
}

const salutation = /^(?:(?:mr|mrs|ms|miss|dr|engr|prof|barr|pharm|rev|alh|alhaji|hajiya|chief|pastor|arc|surv|tpl|nurse)\.?\s+)+/i

/** `Adaeze Ifeoma Okafor, ACA`: names, and what may stand behind them. */
export const isName = (text: string): boolean => {
  const names = text.replace(salutation, '').replace(/\s*[,(]\s*(?:[A-Z][\p{L}.]{1,10}[,\s]*){1,5}\)?$/u, '')
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

const addContacts = (person: Person, text: string): string => {
  const found = contactsIn(text)
  if (!saysHowToReach(found)) return text
  person.mails.push(...found.mails)
  person.phones.push(...found.phones)
  person.linkedin.push(...found.linkedin)
  person.github.push(...found.github)
  person.links.push(...found.links)
  return found.rest
}

const isLong = (text: string): boolean => text.length > 90 || (/[.!?]$/.test(text) && text.split(' ').length > 6)

const unlabelled = (text: string): string =>
  text.replace(/^(?:(?:contact|home|residential)\s)?(?:address|location|add)\s*[:.-]+\s*/i, '')

const separators = /\t+|\s*\|\s*|\s*[•●▪·♦◆■❖]\s*|\s+\/{1,2}\s+/

/** Takes what a line says of the person; what it says besides comes back. */
const readParts = (person: Person, text: string): string[] => {
  const rest = addContacts(person, text)
  if (rest === '') return []
  const parts = rest.split(separators).map(part => unlabelled(part).replace(/^[\s,;]+|[\s,;]+$/g, '')).filter(part => /[\p{L}\p{N}]/u.test(part))
  return parts.filter(part => {
    const bare = part.replace(/\.$/, '')
    if (!isAddress(bare)) return true
    person.places.push(bare)
    return false
  })
}

type Wait = { label: Label }

const takeValue = (person: Person, label: Label, value: string): void => {
  if (label === 'name') person.fullName ||= value
  else if (label === 'surname') person.fullName = `${value} ${person.fullName}`.trim()
  else if (label === 'otherNames') person.fullName = `${person.fullName} ${value}`.trim()
  else if (label === 'headline') person.headline ||= value
  else if (label === 'languages') person.languages.push(value)
  else if (label === 'interests') person.interests.push(value)
  else {
    const rest = addContacts(person, value)
    if (rest === '') return
    if (label === 'place') person.places.push(rest.replaceAll('\t', ', ').replace(/\.$/, ''))
    else person.unplaced.push(rest.replaceAll('\t', ' '))
  }
}

/** Lines of labels and values: `Date of birth: …`, `Address: …`. What the form does not ask is left over. */
export const readPersonal = (person: Person, lines: readonly Line[]): void => {
  let waiting: Wait | null = null
  const hasName = person.fullName !== ''
  for (const written of lines) {
    const line = { ...written, text: written.text.replace(/:\t+/g, ': ') }
    const found = labelled(line.text)
    if (found && found.value === '') {
      waiting = { label: found.label }
      continue
    }
    if (found) {
      waiting = found.label === 'place' ? { label: 'place' } : null
      if (hasName && ['name', 'surname', 'otherNames'].includes(found.label)) {
        if (!saysSame(person.fullName, found.value)) person.unplaced.push(line.text)
      } else takeValue(person, found.label, found.value)
    } else if (waiting && !/^[^:]{2,30}:/.test(line.text) && !contactsOnly(line.text)) {
      takeValue(person, waiting.label, line.text)
      if (waiting.label !== 'place') waiting = null
    } else {
      waiting = null
      person.unplaced.push(...readParts(person, line.text).map(part => part.replaceAll('\t', ' ')))
    }
  }
}

const contactsOnly = (text: string): boolean => {
  const found = contactsIn(text)
  return saysHowToReach(found) && found.rest === ''
}

const namesOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []
/** Whether a name is the same in another order or in part. */
const saysSame = (name: string, other: string): boolean => {
  const known = new Set(namesOf(name))
  return namesOf(other).every(word => known.has(word))
}

/** `Ada Obi – Accountant`: the name, and what stands behind it. */
const splitName = (text: string): { readonly name: string; readonly rest: string } => {
  const found = /^(.{3,60}?)(?:\t|\s*\|\s*|\s+[–—-]\s+|\s*[•·]\s*)(.+)$/.exec(text) ?? /^([^,]{3,60}),\s+(.+)$/.exec(text)
  const [, name = '', rest = ''] = found ?? []
  const isApart = found !== null && isName(name) && (!text.includes(',') || text.includes('\t') || roleScore(rest) > 2 || /[|–—]/.test(text) || saysHowToReach(contactsIn(rest)) || isAddress(rest))
  return isApart ? { name, rest } : { name: text, rest: '' }
}

const isSingle = (text: string): boolean => /^\p{Lu}[\p{L}\p{M}'’-]+$/u.test(text)

/** The lines above the first heading: the name, what they call themselves, how to reach them, and prose. */
export const readTop = (person: Person, lines: readonly Line[]): void => {
  const rest = [...lines]
  const first = rest[0]
  const second = rest[1]
  const isNameFirst = first !== undefined && labelled(first.text) === null && !contactsOnly(first.text) && !isLong(first.text)
  if (isNameFirst) {
    const isSwapped = !isName(first.text) && roleScore(first.text) > 2 && second !== undefined && isName(second.text) && !isPlace(second.text)
    const [named] = rest.splice(isSwapped ? 1 : 0, 1)
    const { name, rest: behind } = splitName(named?.text ?? '')
    const own = addContacts(person, name)
    person.fullName = own.replaceAll('\t', ' ')
    const next = rest[0]?.text ?? ''
    // Large letters may have put the surname below.
    const isHalf = !isSwapped && behind === '' && isSingle(person.fullName) && isSingle(next) && roleScore(next) === 0 && !isPlace(next)
    if (isHalf) {
      person.fullName = `${person.fullName} ${next}`
      rest.shift()
    }
    if (behind !== '' && named) rest.unshift({ ...named, text: behind })
  }
  const prose: Line[] = []
  let waiting: Wait | null = null
  for (const line of rest) {
    const found = prose.length === 0 ? labelled(line.text) : null
    if (found?.value === '') waiting = { label: found.label }
    else if (found && found.label !== 'reach') {
      waiting = null
      if (found.label === 'name' && person.fullName !== '') person.unplaced.push(line.text)
      else takeValue(person, found.label, found.value)
    } else if (waiting && !saysHowToReach(contactsIn(line.text))) {
      takeValue(person, waiting.label, line.text)
      waiting = null
    } else if (prose.length > 0 ? !contactsOnly(line.text) : isLong(line.text) && !saysHowToReach(contactsIn(line.text)) && !isAddress(line.text))
      prose.push(line)
    else {
      for (const part of readParts(person, line.text)) {
        const isOwn = person.headline === '' && !/\d{3}/.test(part) && !/^[^:]{2,25}:\s/.test(part) && part.length <= 120
        if (isOwn && (part === line.text || roleScore(part) > 0)) person.headline = part
        else if (isOwn && rest.indexOf(line) === 0) person.headline = part
        else if (person.headline !== '' && person.headline.length + part.length < 120 && line.text.includes(person.headline) && !/^[^:]{2,25}:\s/.test(part))
          person.headline += ` | ${part}`
        else person.unplaced.push(part)
      }
    }
  }
  if (prose.length > 0) person.summary.push(proseOf(prose))
}
