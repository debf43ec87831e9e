import { isClaimed } from './claimed.ts'
import { type Mention, mention, type Reading } from './reading.ts'
import { spansOf } from './sentences.ts'
import { contentOf, list } from './words.ts'

// Looks for: what somebody is said to be certified in (`certified in advanced life support`).
// Source: all words of it in a line of the facts that tells of a paper or a course.

/** Words that a line of certificates has besides their names. */
export const besides = list(
  'a b c d e f g in of by from categori class issued obtained view member student associate level certificate certification course training programme program online completed',
)

const subject =
  /\b(?:certified|accredited|licen[cs]ed) in(?: (?!(?:and|with|from|by|in|at|to|since|for|who|i)\b)\p{L}[\p{L}'’-]*){1,6}/gu
const ofPaper = /^(?:certif|licen[cs]|regist|accredit|cours|train|diplom|qualif)/

export const certifiedIn = (reading: Reading): Mention[] => {
  const { low, evidence } = reading
  const hasLine = (stems: readonly string[]): boolean =>
    evidence.lines.some(
      line => stems.every(stem => line.has(stem)) && [...line].some(stem => ofPaper.test(stem)),
    )
  return spansOf(subject, low)
    .filter(({ start }) => isClaimed(reading, start))
    .map(span => {
      const said = low.slice(span.start, span.end).replace(/^\p{L}+ in /u, '')
      const stems = contentOf(said).filter(stem => !besides.has(stem))
      return mention('certification', span, hasLine(stems))
    })
}
