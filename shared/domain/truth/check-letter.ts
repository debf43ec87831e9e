import type { Facts, VouchedLine } from '../../api/truth.ts'
import { headEndOf } from '../letter/letter-parts.ts'
import { emptyForm } from '../resume/form-of-document.ts'
import { unitsOf } from './check-pieces.ts'
import type { CheckOptions } from './check-resume.ts'
import { evidenceFrom } from './facts.ts'
import { type Plain, plainOf } from './plain-text.ts'
import type { Evidence, Piece } from './reading.ts'
import type { TruthReport } from './report.ts'
import { linesIn, type Span, sentencesOf } from './sentences.ts'

const greeting = /^\s*(?:dear|hello|hi|good (?:day|morning|afternoon)|to whom|greetings)\b.{0,80}$/
const closing =
  /^\s*(?:yours \w+(?: \w+)?|(?:(?:kind|best|warm|with (?:kind|best|warm)|many)\s*)?(?:regards|wishes)|sincerely|faithfully|respectfully|cordially|thank you|thanks|with thanks)\s*(?:[,.]\s*)?$/
const subject = /^\s*(?:re|subject|application for)\b[^.]{0,120}$/
/** A person speaks, as in a postscript or above the greeting. An address, a date or a name is not prose. */
const prose = /\b(?:i|i['’]\w+|my|me)\b|^\s*(?:\S+\s+){4,}\S+[.!?]\s*$/

/** The sentences of a letter. Of its head, greeting and close only prose is read. */
const piecesOf = ({ text, low }: Plain): Piece[] => {
  const lines = linesIn(low)
  const isOf = (pattern: RegExp, { start, end }: Span) => pattern.test(low.slice(start, end))
  const greeted = lines.findIndex(line => isOf(greeting, line))
  const headEnd = greeted < 0 ? headEndOf(text) : 0
  const begin = greeted < 0 ? lines.findIndex(({ start }) => start >= headEnd) : greeted + 1
  const closed = lines.findIndex((line, number) => number >= begin && isOf(closing, line))
  const end = closed < 0 ? lines.length : closed
  const proseOf = (part: readonly Span[]) =>
    part.filter(line => isOf(prose, line) && !isOf(greeting, line) && !isOf(subject, line))
  // A sentence may go over several lines: a paragraph is what stands between empty ones.
  const paragraphs: Span[] = []
  let isOpen = false
  for (const line of lines.slice(begin, end)) {
    const isText = isOf(/\S/, line) && !isOf(subject, line)
    const last = paragraphs.at(-1)
    if (isText && isOpen && last) paragraphs[paragraphs.length - 1] = { start: last.start, end: line.end }
    else if (isText) paragraphs.push(line)
    isOpen = isText
  }
  const above = proseOf(lines.slice(0, begin))
  const below = proseOf(lines.slice(end + 1))
  return [...above, ...paragraphs, ...below].flatMap(({ start, end: to }, line) =>
    sentencesOf(text, start, to).map(
      (sentence): Piece => ({ ...sentence, kind: 'sentence', section: 'other', under: -1, line }),
    ),
  )
}

/** The job that a letter is for. What is said of it, and what its advert says of the employer, is no claim of the person's. */
type LetterJob = {
  readonly jobTitle: string
  readonly companyName: string
  readonly description?: string
}

// The job stays the same while a person types.
const adverts = new WeakMap<LetterJob, Facts>()
const advertOf = (job: LetterJob): Evidence => {
  const { jobTitle, companyName, description = '' } = job
  const said = [jobTitle, companyName, description].filter(text => text !== '')
  const facts = adverts.get(job) ?? { form: emptyForm, statements: said }
  adverts.set(job, facts)
  return evidenceFrom(facts)
}

/** Compares each sentence of a letter with the facts. */
export const checkLetter = (
  content: string,
  facts: Facts,
  vouched: readonly VouchedLine[],
  job: LetterJob,
  { citations = [], today }: CheckOptions = {},
): TruthReport => {
  const plain = plainOf(content)
  const target = { title: job.jobTitle, company: job.companyName, advert: advertOf(job) }
  return {
    units: unitsOf(piecesOf(plain), plain, evidenceFrom(facts, today), { vouched, citations, target }),
  }
}
