import type { Facts, VouchedLine } from '../../api/truth.ts'
import { betweenParts, isLikeSentence, isName, isPlainPart, withoutDate } from '../letter/head-lines.ts'
import { emptyLine, letterPartsOf } from '../letter/letter-parts.ts'
import { isReachable } from '../resume/contacts.ts'
import { emptyForm } from '../resume/form-of-document.ts'
import { unitsOf } from './check-pieces.ts'
import type { CheckOptions } from './check-resume.ts'
import { evidenceFrom } from './facts.ts'
import { lowered, type Plain, plainOf } from './plain-text.ts'
import type { Evidence, Piece } from './reading.ts'
import type { TruthReport } from './report.ts'
import { overlaps, type Span, sentencesOf, stretchesBetween, trimmed } from './sentences.ts'
import { phraseOf } from './words.ts'

/** What a pattern separates in a part of a text, without what is empty. */
const stretchesIn = (pattern: RegExp, text: string, { start, end }: Span): Span[] =>
  stretchesBetween(pattern, text.slice(start, end))
    .map(part => trimmed(text, start + part.start, start + part.end))
    .filter(part => part.start < part.end)

/** A stretch that says something of the person, and how it is read. */
type Said = Span & { readonly kind: 'headline' | 'sentence' }

/**
 * What the lines above and below the body say of the person. Contacts, addresses, dates, and all that stands in one block
 * with the employer's name say nothing. A post that stands in one block with the person's name or contacts is said of
 * the person.
 */
const saidAround = (content: string, part: Span, form: Facts['form'], company: string): Said[] => {
  const textOf = ({ start, end }: Span) => content.slice(start, end)
  const [town = ''] = form.location.split(',')
  const own = new Set([form.fullName, form.location, town].map(phraseOf))
  const isOwn = (line: Span) => own.has(phraseOf(withoutDate(textOf(line))))
  return stretchesIn(emptyLine, content, part).flatMap(block => {
    const lines = stretchesIn(betweenParts, content, block)
    const isOfPerson = lines.some(line => isReachable(textOf(line)) || isOwn(line))
    const isOfReader = !isOfPerson && lines.some(line => phraseOf(textOf(line)) === phraseOf(company))
    return lines
      .filter(line => !isPlainPart(textOf(line)) && !isOwn(line))
      .map((line): Said => ({ ...line, kind: isName(textOf(line)) ? 'headline' : 'sentence' }))
      .filter(({ kind }) => kind === 'sentence' || isOfPerson)
      .filter(line => !isOfReader || isLikeSentence(textOf(line)))
  })
}

/** The sentences of a letter, and what the lines around them say of the person. */
const piecesOf = (content: string, { text }: Plain, form: Facts['form'], company: string): Piece[] => {
  const { greeting, subject, body, closing } = letterPartsOf(content)
  const isGreeted = greeting.start < greeting.end
  const around = (start: number, end: number) =>
    saidAround(content, { start, end }, form, company).filter(said => !overlaps(said, subject))
  const paragraphs = stretchesIn(emptyLine, content, body).map(
    (line): Said => ({ ...line, kind: 'sentence' }),
  )
  // `Dear Mrs Okon, I plan routes.`
  const greeted: Said[] =
    isGreeted && isLikeSentence(content.slice(greeting.start, greeting.end))
      ? [{ ...greeting, kind: 'sentence' }]
      : []
  return [
    ...around(0, isGreeted ? greeting.start : body.start),
    ...greeted,
    ...paragraphs,
    ...around(closing.end, content.length),
  ].flatMap(({ start, end, kind }, line) =>
    sentencesOf(text, start, end).map(
      (sentence): Piece => ({ ...sentence, kind, section: 'other', under: -1, line }),
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
  const evidence = evidenceFrom(facts, today)
  const options = { vouched, citations }
  const target = { title: job.jobTitle, company: job.companyName, advert: advertOf(job) }
  const pieces = piecesOf(content, plain, facts.form, job.companyName)
  const headlines = pieces.filter(({ kind }) => kind === 'headline')
  const sentences = pieces.filter(({ kind }) => kind === 'sentence')
  // A post below the person's own name is said of the person, unless it is the one that they apply for.
  const goalsOf = (low: string) => {
    const title = lowered(job.jobTitle.trim())
    const start = low.indexOf(title)
    return start < 0 ? [] : [{ start, end: start + title.length }]
  }
  return {
    units: [
      ...unitsOf(sentences, plain, evidence, { ...options, target }),
      ...unitsOf(headlines, plain, evidence, { ...options, goalsOf }),
    ].sort((a, b) => a.start - b.start),
  }
}
