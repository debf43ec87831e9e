import { isLength } from './lengths.ts'
import type { Line } from './lines.ts'
import { employerScore, roleScore } from './role-words.ts'
import { dutiesHeading } from './words-of-form.ts'

// The lines of a job's head have names; the lines below say what was done.

/** The verb that a sentence about work begins with. The exceptions begin the name of a role or an employer. */
const verb =
  /^(?!(?:Certified|Registered|Chartered|Associated|United|Limited|Allied|Applied|Advanced|Unified|Integrated|Accredited|Licensed) \p{Lu})(?:\p{Lu}\p{Ll}{2,}ed|\p{Lu}\p{Ll}{2,}ing|Led|Built|Ran|Made|Wrote|Won|Grew|Taught|Oversaw|Drove|Cut|Set|Kept|Sold|Responsible|I|My|We|In charge|As an?|This|The role|Handle|Ensure|Manage|Develop|Provide|Prepare|Assist|Maintain|Responsibilities|Duties)\b(?! (?:manager|officer|assistant|executive|analyst|lead|specialist|coordinator|intern|ltd|limited|plc|consultant|director|head|engineer|supervisor|services|company|clerk|instructor|school|centre|center|group|agency|department))/u

/** `Working Student`, `Enrolled Midwife, Ikeja`: a word that ends in -ing or -ed may begin a role. */
const isRole = (text: string): boolean => {
  const [name = ''] = text.split(/,|\t|\s[–—|•·-]\s|\s\(|\s(?:at|@|with)\s/)
  return (
    /^\p{L}+(?:ing|ed)\b/u.test(name) &&
    name.split(' ').length < 4 &&
    !name.endsWith('s') &&
    roleScore(name) > 2
  )
}

/** `Sterling Bank`, `Greenspring Hill Academy`: all words have capitals. */
const isNameInIng = (text: string): boolean =>
  /^\p{L}+ing\s/u.test(text) && !/(?<![\p{L}'’])(?!(?:of|and|the|for)\b)\p{Ll}/u.test(text)

/** `Won Nurse of the Year` and `Best Staff of the Year` are awards, and not roles. */
export const award =
  /^(?:won|awarded|received|named|voted|nominated|emerged|winner|recogni[sz]ed)\b|^best\b.*\b(?:of the|award|graduating)\b/i

/** A point at the end of a name: `Lagos Cables Ltd.` */
const shortForm = /\b(?:ltd|inc|co|corp|llc|intl|dept|int'l)\.$/i

const joining = /^(?:of|and|the|for|in|at|on|to|a|an|de|du|des|la|le|et|und|with)$/

/** How many words begin with a small letter, as in no name. */
const lowerWords = (text: string): number =>
  text.split(' ').filter(word => /^\p{Ll}/u.test(word) && !joining.test(word)).length

export const isSentence = (text: string): boolean =>
  text.length > 110 ||
  award.test(text) ||
  (/[.!?;]$/.test(text) && !shortForm.test(text) && (text.split(' ').length > 5 || lowerWords(text) > 1)) ||
  /[a-z]{3}\. \p{Lu}/u.test(text) ||
  (verb.test(text) && !isRole(text) && !isNameInIng(text))

/** Whether most words begin with a capital, as in names. */
const isNamed = (text: string): boolean => {
  // `Moniepoint (fintech, remote)`: the words in brackets are no part of the name.
  const name = text.replace(/(?<=\p{L} )\([^()]{2,60}\)$/u, '')
  const words = (name.match(/[\p{L}][\p{L}\p{M}'’.-]*/gu) ?? []).filter(word => !joining.test(word))
  return words.filter(word => /^\p{Lu}/u.test(word)).length * 2 >= words.length
}

/** Whether a line may belong to the head of a job: names, and not what was done. */
export const isHead = ({ text, bullet }: Line): boolean =>
  bullet !== 'sign' &&
  !isSentence(text) &&
  /^(?:[^\p{Ll}]|\p{Ll}{1,3}\p{Lu})/u.test(text) &&
  !dutiesHeading.test(text) &&
  (isNamed(text) || isLength(text) || roleScore(text) > 2 || employerScore(text) > 1)
