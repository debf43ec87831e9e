import { contactsIn, saysHowToReach } from './contacts.ts'
import { withFieldsApart } from './fields-apart.ts'
import type { Line } from './lines.ts'
import { isContactsOnly, isHost } from './person.ts'
import { isAddress, isPlace } from './places.ts'

// The lines below the name as they were meant: pages break addresses and prose, and set contacts beside them.

/** `Department of Botany, University of Jos`, right above the rest of an address. */
const isOffice = (text: string): boolean =>
  /^(?:(?:department|dept\.?|faculty) of\b|(?:school|college|office|c\/o)\b.*,)/i.test(text) &&
  text.length < 120

/** `Sacré-Cœur 3, Villa 8841`, right above a town. */
const isHouse = (text: string): boolean =>
  /^\p{Lu}[^@:|\t]{3,50}$/u.test(text) && /\d/.test(text) && text.includes(',') && !/(?:19|20)\d\d/.test(text)

const isInAddress = (text: string, next: string): boolean => {
  const isOpen = text.endsWith(',') && isAddress(`${text} ${next}`) && (/\d/.test(text) || !isAddress(next))
  return isOpen || (isOffice(text) && isAddress(next)) || (isHouse(text) && !isAddress(text) && isPlace(next))
}

/** The lines with each address in one. */
const withAddresses = (lines: readonly Line[]): Line[] => {
  const all: Line[] = []
  for (const line of lines) {
    const last = all.at(-1)
    if (last && !line.gap && isInAddress(last.text, line.text))
      all[all.length - 1] = { ...last, text: `${last.text.replace(/,$/, '')}, ${line.text}` }
    else all.push(line)
  }
  // With a label, so that no part of it is read alone.
  return all.map(line => (lines.includes(line) ? line : { ...line, text: `Address: ${line.text}` }))
}

/** The least letters of a line of prose that the page was too narrow for. */
const fullLine = 45

/** The lines with contacts apart that stand beside prose: they come last. */
const withContactsApart = (lines: readonly Line[]): Line[] => {
  const contacts: Line[] = []
  const others = lines.map(line => {
    const cells = line.text.split('\t')
    const [words = '', second] = cells.filter(cell => !isContactsOnly(cell) && !isHost(cell))
    if (second !== undefined || words.length < fullLine || cells.length < 2) return line
    contacts.push(...cells.filter(cell => cell !== words).map(text => ({ ...line, text, gap: false })))
    return { ...line, text: words }
  })
  return [...others, ...contacts]
}

/** Whether a line goes on with prose above it, which does not look like prose by itself. */
const isRestOfProse = (above: Line, { text, gap, bullet }: Line): boolean =>
  !gap &&
  bullet === 'none' &&
  above.text.length >= fullLine &&
  !/\t|@|[.!?]$/.test(above.text) &&
  (/^\p{Ll}/u.test(text) || (above.text.endsWith(',') && !isAddress(above.text) && !isAddress(text))) &&
  !saysHowToReach(contactsIn(text))

const withProseTogether = (lines: readonly Line[]): Line[] => {
  const all: Line[] = []
  for (const line of lines) {
    const last = all.at(-1)
    if (last && isRestOfProse(last, line))
      all[all.length - 1] = { ...last, text: `${last.text} ${line.text}` }
    else all.push(line)
  }
  return all
}

/** The lines below the name, each with one thought. */
export const topLines = (lines: readonly Line[]): Line[] =>
  withProseTogether(withContactsApart(withAddresses(withFieldsApart(lines))))
