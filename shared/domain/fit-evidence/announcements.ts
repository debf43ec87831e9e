import { certificatesIn } from '../truth/certificates.ts'
import { degreesIn } from '../truth/degrees.ts'
import { lowered } from '../truth/plain-text.ts'
import { isRoleNoun } from '../truth/roles.ts'
import { labelOf, sentencesIn, sign } from './labels.ts'
import { yearsIn } from './split-demands.ts'

// Adverts also name the job: `We need a frontend engineer`. Nobody can answer that with a fact.

/** What stands before the name of the job. */
const announcing =
  /^(?:we (?:need|want|seek|require)|(?:we(?:['’]re| are) )?(?:currently )?(?:looking for|seeking|hiring)) (?:an?|our next|\p{L}+) /iu
/** What may stand behind it and asks for nothing: `to join our team`. */
const behind = / (?:to join|for our|for the|in our|at our) .*/i
const withDemand = / with (?:an? )?/i

/** The name of the job in a sentence that begins as an announcement. Null: it names none, or asks for a certificate. */
const jobIn = (named: string): string | null => {
  const job = named.replace(behind, '')
  const low = lowered(job)
  const last = low.split(' ').at(-1) ?? ''
  const asksForMore =
    degreesIn(job, low).length > 0 || certificatesIn(job, low).length > 0 || yearsIn(job) !== null
  return isRoleNoun(last.replace(/s$/, '')) && !asksForMore && !/[,;:]| (?:who|that) /.test(low) ? job : null
}

/** What a sentence says besides the name of the job: `ICU experience`, of `We need a nurse with ICU experience`. */
const withoutAnnouncement = (sentence: string, title: string): string => {
  const label = labelOf(sentence)
  // `- Sales` in a list is asked for, whatever the job is called.
  if (label === labelOf(title) && !sign.test(sentence)) return ''
  const text = sentence.trim()
  const before = announcing.exec(text)?.[0]
  if (before === undefined) return sentence
  const named = text.slice(before.length).replace(/\.$/, '')
  const joint = withDemand.exec(named)
  if (jobIn(named.slice(0, joint?.index)) === null) return sentence
  return joint ? `${named.slice(joint.index + joint[0].length)}.` : ''
}

/** An advert without the sentences that only name the job. */
export const withoutAnnouncements = (description: string, title: string): string =>
  description
    .split('\n')
    .map(line => {
      const sentences = sentencesIn(line)
      const rest = sentences.map(sentence => withoutAnnouncement(sentence, title))
      return rest.every((each, at) => each === sentences[at])
        ? line
        : rest.filter(each => each !== '').join(' ')
    })
    .join('\n')
