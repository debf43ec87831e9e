import type { Facts } from '../../api/truth.ts'
import { monthRangeOf } from '../resume/dates.ts'
import { type FactPlace, jobOfFact, type NumberedFact, numberedFacts } from '../truth/numbered-facts.ts'
import { lowered } from '../truth/plain-text.ts'
import { answerOf, type ReadFact, readFact, strongFrom } from './answers.ts'
import { type Asked, type FitPosting, requirementsIn, tellingStems } from './read-requirements.ts'

export type { FitPosting } from './read-requirements.ts'

/** What a requirement is about, as code reads it. `other`: a line of the advert's own list. */
export type RequirementKind = 'skill' | 'degree' | 'certificate' | 'years' | 'other'

/** Something that an advert asks for, and what the person said that answers it. */
export type Requirement = {
  readonly kind: RequirementKind
  /** In the advert's words, for people: `BSc in Economics`, `3 years of experience`, `Power BI`. */
  readonly text: string
  /** Whether the advert calls it an advantage only: `Power BI is a plus`. */
  readonly isOptional: boolean
  /** The facts that answer it, the strongest first. Empty: nothing that the person said answers it. */
  readonly evidence: readonly NumberedFact[]
  /** `strong`: the facts answer the most of it. `partial`: a part of it. `none`: there is no fact. */
  readonly strength: 'strong' | 'partial' | 'none'
}

/** What an advert asks for, set against what a person said of themselves. */
export type PostingFit = {
  /** In the order of the advert. */
  readonly requirements: readonly Requirement[]
  /**
   * The one fact that bridges best from the person to the job: something that they did, and that answers the most of what
   * is asked. A letter must use it. Null: no fact answers anything.
   */
  readonly bridge: NumberedFact | null
}

const mostEvidence = 3
/** Lists and lines that are no bridge to a job by themselves. */
const bare: ReadonlySet<FactPlace> = new Set<FactPlace>(['title', 'location', 'languages', 'interests'])
/** What a deed is worth more than a list that names the same. */
const deedWorth = 0.1
const figureWorth = 0.05

const kindOf = ({ years, degrees, certificates, skills }: Asked): RequirementKind => {
  if (years !== null) return 'years'
  if (degrees.length > 0) return 'degree'
  if (certificates.length > 0) return 'certificate'
  return skills.size > 0 ? 'skill' : 'other'
}

const extraOf = ({ isDeed, fact }: ReadFact): number =>
  (isDeed ? deedWorth : 0) + (/\d/.test(fact.text) ? figureWorth : 0)

const monthsOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))

/** The heads of the jobs with a period that the form says, and the years that they come to together. */
const workedIn = (facts: readonly NumberedFact[], today: string) => {
  const jobs = facts.flatMap(fact => {
    const range =
      fact.head && jobOfFact(fact) !== null
        ? monthRangeOf(lowered(fact.head[3] ?? ''), monthsOf(today))
        : null
    return range ? [{ fact, ...range }] : []
  })
  const months = new Set(
    jobs.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)),
  )
  return { heads: jobs.map(({ fact }) => fact), years: Math.floor(months.size / 12) }
}

/**
 * What a posting asks for, and which facts of a person answer it. By rules alone, so that the same advert and facts always
 * have the same fit. `today` as YYYY-MM-DD: the end of a job that goes on.
 */
export const fitOf = ({
  posting,
  facts,
  today,
}: {
  readonly posting: FitPosting
  readonly facts: Facts
  readonly today: string
}): PostingFit => {
  const numbered = numberedFacts(facts)
  const read = numbered.map(readFact)
  const worked = workedIn(numbered, today)

  const requirementOf = (asked: Asked): Requirement => {
    const answers = read
      .map(each => ({ each, share: answerOf(asked, each) }))
      .filter(({ share }) => share > 0)
      .sort((one, next) => next.share + extraOf(next.each) - one.share - extraOf(one.each))
    const hasYears = asked.years !== null && worked.years >= asked.years
    const heads = hasYears ? worked.heads : []
    const answered = Math.max(0, ...answers.map(({ share }) => share))
    // Years of other work are a part of the answer, if the advert names the work.
    const ofYears = hasYears && (asked.stems.size === 0 || answered > 0) ? strongFrom : 0
    const best = Math.max(answered, ofYears)
    const evidence = [...new Set([...answers.map(({ each }) => each.fact), ...heads])].slice(0, mostEvidence)
    return {
      kind: kindOf(asked),
      text: asked.text,
      isOptional: asked.isOptional,
      evidence,
      strength: evidence.length === 0 ? 'none' : best >= strongFrom ? 'strong' : 'partial',
    }
  }

  const asked = requirementsIn(posting)
  const title = tellingStems(posting.title)
  /** How near the title of the job comes to what a fact says, or to the title of its job. */
  const nearness = ({ fact, stems }: ReadFact): number => {
    const job = jobOfFact(fact)
    const held =
      job === null ? '' : (numbered.find(each => each.place === fact.place && each.head)?.head?.[0] ?? '')
    const own = new Set([...stems, ...tellingStems(held)])
    return title.size === 0 ? 0 : [...title].filter(stem => own.has(stem)).length / title.size
  }
  const worthOf = (each: ReadFact): number => {
    const answered = asked.reduce((sum, one) => sum + answerOf(one, each) * (one.isOptional ? 0.5 : 1), 0)
    const all = answered + nearness(each)
    return all === 0 ? 0 : all + extraOf(each)
  }
  const deeds = read.filter(({ isDeed }) => isDeed)
  const candidates = deeds.length > 0 ? deeds : read.filter(({ fact }) => !bare.has(fact.place))
  const [bridge] = candidates
    .map(each => ({ fact: each.fact, worth: worthOf(each) }))
    .filter(({ worth }) => worth > 0)
    .sort((one, next) => next.worth - one.worth)
  return { requirements: asked.map(requirementOf), bridge: bridge?.fact ?? null }
}
