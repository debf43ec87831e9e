import { fold } from '../jobs/fold.ts'
import { contactsIn, saysHowToReach } from './contacts.ts'
import { type Line, paragraphsOf } from './lines.ts'
import { isName, salutation } from './names.ts'
import { isAddress, isPlace } from './places.ts'

/** Referees side by side, as one below the other: each line has a cell for each of them. */
const inColumns = (lines: readonly Line[]): readonly Line[] => {
  const rows = lines.map(({ text }) => text.split('\t'))
  const count = rows[0]?.length ?? 0
  if (count < 2 || rows.length < 2 || rows.some(cells => cells.length > count || cells.length < count - 1))
    return lines
  return Array.from({ length: count }, (_, column) => column).flatMap(column =>
    lines.flatMap((line, at): Line[] => {
      const text = rows[at]?.[column] ?? ''
      return text === '' ? [] : [{ ...line, text, gap: at === 0 }]
    }),
  )
}

const behindName = /[,\t\d(+:;|@–—]|\s-\s/
/** They are also words of roles: `Chief Accountant`, `Nurse Manager`. */
const titleOrRole = /^(?:chief|nurse|elder|imam|pastor|bishop)\b/i

/** Whether a line begins with the name of a person, behind their title or below how to reach another one. */
const beginsReferee = ({ text }: Line, above: Line | undefined): boolean => {
  const name = (text.split(behindName)[0] ?? '').trim()
  if (salutation.test(text)) return !titleOrRole.test(text) || isName(name)
  return (
    above !== undefined &&
    saysHowToReach(contactsIn(above.text)) &&
    name.includes(' ') &&
    isName(name) &&
    !isAddress(text)
  )
}

const onRequest = /\b(?:up)?on (?:request|demand)\b|\bavailable\b/i

/** The lines of the referees, and what only says that there are some. */
export const refereesIn = (lines: readonly Line[]): { referees: string[]; notes: string[] } => {
  const paragraphs = paragraphsOf(
    inColumns(lines).map((line, at, all) => ({
      ...line,
      bullet: 'none',
      gap: line.gap || beginsReferee(line, all[at - 1]),
    })),
  )
  const isNote = (text: string): boolean => onRequest.test(text) && text.length < 80
  return {
    referees: paragraphs.filter(text => !isNote(text)),
    notes: paragraphs.filter(isNote),
  }
}

/** Below any heading, where a pasted text has none for the referees. */
const refereesOnRequest = /^(?:referees?|references?)\b.*\b(?:request|demand)\b/i

const signed =
  /^(?:signature|signed)\s*[:_.…]|^i,? (?:the undersigned,? )?(?:hereby )?(?:certify|declare|affirm)\b|^(?:cv|curriculum vitae|r[eé]sum[eé]) [–|-] /i
/** `Lagos, 3 September 2026` or `Signature: ____`, and a foot of the page with `CV – Ada Obi`. */
const isSigned = (text: string): boolean => {
  const [, place = '', day = ''] = /^([^\d,]{3,30}), (\d.{5,30})$/.exec(text) ?? []
  return signed.test(text) || (isPlace(place) && /^\d{1,2}(?:st|nd|rd|th)? \p{L}+,? \d{4}$/u.test(day))
}

/** The longest line that is read as what ends a resume, and not as a paragraph. */
const longest = 160

const footWord =
  /^(?:\d{1,4}|page|of|resume|cv|curriculum|vitae|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{Ll}*)$/u

/** `Ada Obi · 1/2` at the foot of a page: the name, the number of the page, and perhaps a date. */
export const isFootOfPage = (text: string, name: string): boolean => {
  if (name === '' || text.length >= longest || !/\d/.test(text)) return false
  const [before = '', behind] = fold(text).split(fold(name))
  return (
    behind !== undefined &&
    (`${before} ${behind}`.match(/[\p{L}\p{N}]+/gu) ?? []).every(word => footWord.test(word))
  )
}

/** Whether a line ends a resume, for which the form has no field. */
export const isEnding = (text: string): boolean =>
  text.length < longest && (refereesOnRequest.test(text) || isSigned(text))
