import { type Dated, datedIn } from './dates.ts'
import type { Line } from './lines.ts'
import { isPlace } from './place.ts'
import { roleScore } from './titles.ts'
import { dateLabel } from './work-parts.ts'

/** What says `done`: no name of a role or an employer begins so, but for those that are excepted. */
const verb =
  /^(?!(?:certified|registered|chartered|associated|united|limited|allied|applied|advanced|unified|integrated|accredited|licensed)\b)(?:\p{Lu}\p{Ll}{2,}ed|\p{Lu}\p{Ll}{2,}ing|Led|Built|Ran|Made|Wrote|Won|Grew|Taught|Oversaw|Drove|Cut|Set|Kept|Sold|Responsible|I|My|We|In charge|As an?|This|The role|Handle|Ensure|Manage|Develop|Provide|Prepare|Assist|Maintain|Responsibilities|Duties)\b(?! (?:manager|officer|assistant|executive|analyst|lead|specialist|coordinator|intern|ltd|limited|plc|consultant|director|head|engineer|supervisor|services|company|clerk|instructor|school|centre|center|group|agency|department))/u
/** What only announces a description. */
export const duties =
  /^(?:(?:key |main |core |major |job |some |my )*(?:responsibilities|duties|achievements|accomplishments|functions|job description|description|roles?|highlights|tasks)(?: (?:and|&) (?:responsibilities|duties|achievements|accomplishments))?(?: (?:include|included|performed))?)\s*:?$/i

/** `Working Student`, `Nursing Officer, Ikeja`: what ends in -ing may stand before a role. */
const isRole = (text: string): boolean => {
  const [name = ''] = text.split(/,|\t|\s[–—|-]\s/)
  return (
    /^\p{L}+ing\b/u.test(name) && name.split(' ').length < 4 && !name.endsWith('s') && roleScore(name) > 2
  )
}

const isSentence = (text: string): boolean =>
  text.length > 110 ||
  (/[.!?;]$/.test(text) && text.split(' ').length > 5) ||
  /[a-z]{3}\. \p{Lu}/u.test(text) ||
  (verb.test(text) && !isRole(text))

/** Whether a line may stand above a description: names, not what was done. */
export const isHead = ({ text, bullet }: Line): boolean =>
  bullet !== 'sign' && !isSentence(text) && /^[^\p{Ll}]/u.test(text) && !duties.test(text)

const dangling =
  /(?:^|\s)(?:in|of|by|from|since|during|until|before|after|between|and|the|on|for|(?<!(?:nysc|service|gap|corps) )year|fiscal|fy)$/i

/** The dates of a line, if it is one of a job's head and not a sentence with a date in it. */
export const headDate = (line: Line): Dated | null => {
  const dated = datedIn(line.text)
  if (!dated) return null
  const { before, after, isSpan } = dated
  const words = `${before} ${after}`.trim()
  if (words === '' || dateLabel.test(before)) return dated
  // Dates at the right edge, or behind a bar, stand beside names.
  const isApart = /$(?<=[\t|]\s*)/.test(line.text.slice(0, line.text.indexOf(dated.text)))
  if (
    words.length > 130 ||
    (!isApart && isSentence(before)) ||
    dangling.test(before) ||
    /^\p{Ll}/u.test(words)
  )
    return null
  const isAtAnEnd = before === '' || after === '' || /\t|\||[–—]/.test(line.text) || isPlace(after)
  if (!isAtAnEnd && !isSpan) return null
  return isSpan ||
    /$(?<=[\t|,(–—-]\s*)/.test(line.text.slice(0, line.text.indexOf(dated.text))) ||
    before === ''
    ? dated
    : null
}

/** The words beside a date. */
export const wordsBeside = (dated: Dated): string[] =>
  [dated.before.replace(dateLabel, ''), dated.after].filter(text => text.replace(/[\s,;:|()–—-]/g, '') !== '')

/** `2 yrs or so`, at the right edge. */
export const looseTime =
  /^(?=.*\b(?:yrs?|years?|months?|mos?|since|until|till|ago|summers?|weekends)\b).{3,60}$/i

/** What a line of a head says: names, and a time. */
export const saidOn = (
  text: string,
  dated: Dated | null,
): { words: readonly string[]; dates: readonly string[] } => {
  if (dated) return { words: wordsBeside(dated), dates: [dated.text] }
  const pieces = text.split('\t')
  const last = pieces.at(-1) ?? ''
  return pieces.length > 1 && looseTime.test(last)
    ? { words: pieces.slice(0, -1), dates: [last] }
    : { words: [text], dates: [] }
}
