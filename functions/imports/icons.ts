import { isDuration } from '../../shared/domain/resume/dates.ts'
import { contactsIn, saysHowToReach } from '../../shared/domain/resume-import/contacts.ts'
import { isAddress } from '../../shared/domain/resume-import/places.ts'

// Fonts of icons have their pictures at the same places of Unicode as Word's bullets. A picture before a date, an address
// or a heading is no bullet.

const icon = /^[\uf000-\uf8ff]\s*/
const iconInside = /\t[\uf000-\uf8ff]\s*/g
const rule = '---'

const isNoItem = (text: string): boolean =>
  isDuration(text) || saysHowToReach(contactsIn(text)) || isAddress(text)

/** The lines without the pictures before dates, addresses and headings. */
export const withoutIcons = (lines: readonly string[]): string[] =>
  lines.map((line, at) => {
    const text = line.replace(iconInside, '\t').trim()
    const words = (lines[at + 1] === rule ? text.replace(/^•\s+/, '') : text)
      .replace(icon, '')
      .replace(icon, '')
    const [first = ''] = words.split('\t')
    return words !== text && (lines[at + 1] === rule || isNoItem(first)) ? words : text
  })
