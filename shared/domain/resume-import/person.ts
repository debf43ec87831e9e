import { contactsIn, saysHowToReach } from './contacts.ts'
import { isAddress } from './place.ts'

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

/** Takes the ways to reach somebody out of a text; what it says besides comes back. */
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
  text.replace(/^(?:(?:contact|home|residential)\s)?(?:address|location|add)\s*[:.-]+\s*/i, '')

const separators = /(?:(?<!\s)\s+)?[|•●▪·♦◆■❖]\s*|(?<!\s)\s+\/{2}\s+|\t+/

/** Takes what a line says of the person; what it says besides comes back. */
export const readParts = (person: Person, text: string): string[] => {
  const rest = addContacts(person, text)
  if (rest === '') return []
  const parts = rest
    .split(separators)
    // `Lagos / Toronto` is one answer.
    .flatMap(part => (isAddress(part) ? [part] : part.split(/(?<!\s)\s+\/\s+/)))
    .map(part => unlabelled(part).replace(/^[\s,;]+|(?<![\s,;])[\s,;]+$/g, ''))
    .filter(part => /[\p{L}\p{N}]/u.test(part))
  return parts.filter(part => {
    const bare = part.replace(/\.$/, '')
    if (!isAddress(bare)) return true
    person.places.push(bare)
    return false
  })
}

/** Whether a text says how to reach somebody, and nothing else. */
export const isContactsOnly = (text: string): boolean => {
  const found = contactsIn(text)
  return saysHowToReach(found) && found.rest === ''
}
