import { contactsIn, saysHowToReach } from './contacts.ts'
import { type Line, textOf } from './lines.ts'
import { isName } from './names.ts'
import { isAddress, isLikeTown, isPlace } from './places.ts'
import { roleScore } from './role-words.ts'

/** What is read of the person themselves, wherever it stands. */
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

export const emptyPerson = (): Person => ({
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

/** Adds the contacts of a text to the person. Returns what else the text says. */
export const addContacts = (person: Person, text: string): string => {
  const found = contactsIn(text)
  if (!saysHowToReach(found)) return text
  person.mails.push(...found.mails)
  person.phones.push(...found.phones)
  person.linkedin.push(...found.linkedin)
  person.github.push(...found.github)
  person.links.push(...found.links)
  return found.rest
}

const unlabelled = (text: string): string =>
  text
    .replace(/^(?:(?:(?:contact|home|residential)\s)?(?:address|location|add)|home)\s*[:.-]+\s*/i, '')
    .replace(/^i live (?:at|in) /i, '')
    .replace(/^A:? (?=\p{Lu}\p{Ll}+, \p{Lu})/u, '')

const separators = /(?:(?<!\s)\s+)?[|•●▪·♦◆■❖]\s*|(?<!\s)\s+\/{2}\s+|\t+/

/** A web address alone, with any ending: `amina.studio/work`. */
const host = /^[a-z\d-]{3,63}(?:\.[a-z\d-]{2,63}){1,3}(?:\/\S*)?$/

export const isHost = (text: string): boolean => host.test(text)

/** `Branch Manager — Akure, Ondo State` is two parts, and so is `DevOps Engineer, Tema, Ghana`. */
const withAddressApart = (part: string): string[] => {
  const [, role = '', behind = ''] = /^([^,—–|]{3,60}),\s+(.{3,60})$/.exec(part) ?? []
  if (roleScore(role) > 2 && isAddress(behind)) return [role, behind]
  const sides = part.split(/\s[—–-]\s/)
  return sides.length === 2 && sides.filter(isAddress).length === 1 ? sides : [part]
}

/** `Teacher / Enugu`, but not `Lagos / Toronto` and `UX / UI Designer`. */
const bySlash = (part: string): string[] => {
  const sides = part.split(/(?<!\s)\s+\/\s+/)
  return !isAddress(part) && sides.some(side => isAddress(side) || isHost(side)) ? sides : [part]
}

/** `Eldoret, Uasin Gishu`: a known town, and a part of its country that no list has. */
const isTownInRegion = (text: string): boolean => {
  const [town = '', region = '', ...others] = text.split(/,\s*/)
  return others.length === 0 && isPlace(town) && isLikeTown(region) && roleScore(region) === 0
}

/** Adds the contacts and places of a line to the person. Returns the parts that are neither. */
export const addContactsAndPlaces = (person: Person, text: string): string[] => {
  const rest = addContacts(person, text)
  if (rest === '') return []
  const parts = rest
    .split(separators)
    .flatMap(bySlash)
    .map(part => unlabelled(part).replace(/^[\s,;]+|(?<![\s,;])[\s,;]+$/g, ''))
    .flatMap(withAddressApart)
    // The letter at the place of a picture, in a font of signs, is no part.
    .filter(part => /[\p{L}\p{N}]/u.test(part) && !/^\p{L}$/u.test(part))
  return parts.filter(part => {
    const bare = part.replace(/\.$/, '')
    if (isHost(part)) person.links.push(part)
    else if (isAddress(bare) || isTownInRegion(bare)) person.places.push(bare)
    else return true
    return false
  })
}

/** Whether a text says how to reach the person, and nothing else. */
export const isContactsOnly = (text: string): boolean => {
  const found = contactsIn(text)
  return saysHowToReach(found) && found.rest === ''
}

const labels = {
  name: /^(?:full names?|names?|(?:surname|last name|family name),? (?:and|&|\/) (?:first|other|given) names?|name in full|applicant(?:'s)? name)$/i,
  surname: /^(?:surname|last name|family name)$/i,
  otherNames: /^(?:first names?|other names?|given names?|middle name|first and middle names?|othernames)$/i,
  place:
    /^(?:(?:contact|home|residential|permanent|current|house|postal|mailing|present)?\s?(?:address|location|residence)|city|based in|place of residence|address 1|lives in)$/i,
  headline:
    /^(?:job title|profession|occupation|title|position|(?:desired|preferred) (?:position|post|role|job)|(?:position|post|job|role) (?:desired|sought|applied for)|headline|(?:present |current )?(?:post|rank|designation)|present position)$/i,
  languages:
    /^(?:(?:home |other |native |additional )?languages?(?:\(s\))?(?: spoken| known)?|mother tongues?(?:\(s\))?|language proficiency)$/i,
  interests: /^(?:hobb(?:y|ies)|interests?)$/i,
  reach:
    /^(?:e-?mails?(?: address)?|(?:tele)?phones?(?: (?:no|number|numbers|nos))?|tel|mobile(?: (?:no|number|phone))?|g\.?s\.?m\.?(?: (?:no|number))?|whatsapp|contact(?: (?:no|number))?|linked-?in|github|portfolio|website|web|blog|contacts?)\.?$/i,
} as const
export type Label = keyof typeof labels

/** `Address: …`, or a label alone, whose value is empty; null: neither. */
export const labelled = (text: string): { readonly label: Label; readonly value: string } | null => {
  const found = /^([\p{L}' .()-]{2,30}?)\s{0,3}(?:[:=\t]|\s[–—-]\s)(.*)$/u.exec(text)
  const written = found?.[1]?.trim() ?? text.trimEnd().replace(/(?<!\s)\s*:$/, '')
  // `Full name (surname first)`
  const words = written.replace(/ \([^()]{2,20}\)$/, '')
  const value = found?.[2]?.replace(/^\s*:/, '').trim() ?? ''
  // The table's own names.
  for (const [label, pattern] of Object.entries(labels))
    if (pattern.test(words)) return { label: label as Label, value }
  return null
}

/** Puts the value behind a label where it belongs. */
export const addValue = (person: Person, label: Label, value: string): void => {
  if (label === 'name') person.fullName ||= value
  else if (label === 'surname') person.fullName = `${value} ${person.fullName}`.trim()
  else if (label === 'otherNames') person.fullName = `${person.fullName} ${value}`.trim()
  else if (label === 'headline') person.headline ||= value
  else if (label === 'languages') person.languages.push(value)
  else if (label === 'interests') person.interests.push(value)
  else {
    const rest = addContacts(person, value)
    if (rest === '') return
    if (label === 'place')
      person.places.push(rest.replaceAll('\t', ', ').replace(/\.$| \((?:home|work)\)$/i, ''))
    else person.unplaced.push(rest.replaceAll('\t', ' '))
  }
}

const namesIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []
/** Whether the other name is the same in another order, or a part of the name. */
const isSameName = (name: string, other: string): boolean => {
  const known = new Set(namesIn(name))
  return namesIn(other).every(word => known.has(word))
}

/** `State of origin: Abia`: a label that the form does not ask for, before a value that is no contact. */
export const isOtherLabel = (text: string): boolean => {
  const [, words = ''] = /^([\p{L}][^:\t]{1,39})[:\t]\s*\S/u.exec(text) ?? []
  return words !== '' && !isAddress(words) && !saysHowToReach(contactsIn(text))
}

/** Lines of labels and values: `Date of birth: …`, `Address: …`. What the form does not ask is unplaced. */
export const readPersonal = (person: Person, lines: readonly Line[]): void => {
  /** The label of the line above, whose value stands below it. */
  let open: Label | null = null
  const hasName = person.fullName !== ''
  const [first, ...others] = lines
  // Beside a heading such as `Personal information`.
  const isNamed = !hasName && first !== undefined && !labelled(first.text) && isName(first.text)
  if (isNamed) person.fullName = textOf(first)
  for (const written of isNamed ? others : lines) {
    const line = { ...written, text: written.text.replace(/:\t|\t: ?/g, ': ') }
    const found = labelled(line.text)
    if (found?.value === '') open = found.label
    else if (found) {
      const { label, value } = found
      // Who says where they live now is not asked where they come from.
      if (label === 'place' && person.places.length > 0 && /^permanent\b/i.test(line.text)) {
        person.unplaced.push(line.text)
        continue
      }
      open = label === 'place' ? 'place' : null
      if (!hasName || !['name', 'surname', 'otherNames'].includes(label))
        addValue(person, label, label === 'reach' ? line.text : value)
      else if (!isSameName(person.fullName, value)) person.unplaced.push(line.text)
    } else if (open && !/^[^:]{2,30}:/.test(line.text) && !isContactsOnly(line.text)) {
      addValue(person, open, line.text)
      if (open !== 'place') open = null
    } else if (isOtherLabel(line.text)) {
      open = null
      person.unplaced.push(textOf(line))
    } else {
      open = null
      person.unplaced.push(
        ...addContactsAndPlaces(person, line.text).map(part => textOf({ ...line, text: part })),
      )
    }
  }
}

/** Without `Durban`, where `Durban, KwaZulu-Natal` says it too. */
export const wholePlaces = (places: readonly string[]): string[] => {
  const all = [...new Set(places)]
  return all.filter(place => !all.some(other => other !== place && other.split(', ').includes(place)))
}
