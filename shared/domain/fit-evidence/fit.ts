import type { Facts } from '../../api/truth.ts'
import { type FactPlace, jobOfFact, type NumberedFact, numberedFacts } from '../truth/numbered-facts.ts'
import { answerOf, type ReadFact, readFacts, saysSkill, shareSaid, strongFrom, together } from './answers.ts'
import { deedWeight } from './deed-weight.ts'
import { divideMixed, namesOnlyLacking } from './lacking-skills.ts'
import { type Asked, contentStems, type FitPosting, requirementsIn } from './read-requirements.ts'
import type { NamedSkill } from './same-skill.ts'
import { workedFor } from './worked.ts'

export type { FitPosting } from './read-requirements.ts'

/** What a requirement is about, as code reads it. `other`: something that has no name of its own, such as a duty. */
export type RequirementKind = 'skill' | 'degree' | 'certificate' | 'years' | 'other'

/** Something that an advert asks for, and what the person said that answers it. */
export type Requirement = {
  readonly kind: RequirementKind
  /** In the advert's words: `BSc in Economics`, `3 years of experience`, `reduce late deliveries`. */
  readonly text: string
  readonly asked: Asked
  /** Whether the advert calls it an advantage only: `Power BI is a plus`. */
  readonly isOptional: boolean
  /** The facts that answer it, the strongest first. Empty: nothing that the person said answers it. */
  readonly evidence: readonly NumberedFact[]
  /** Of a requirement of years: how many months the jobs in the evidence come to. Null: it asks for no years. */
  readonly months: number | null
  /** `strong`: the facts answer the most of it. `partial`: a part of it. `none`: there is no fact. */
  readonly strength: 'strong' | 'partial' | 'none'
}

/** What an advert asks for, set against what a person said of themselves. */
export type PostingFit = {
  /** In the order of the advert. */
  readonly requirements: readonly Requirement[]
  /**
   * The one fact that bridges best from the person to the job: something that they did, and that answers the most of what
   * is asked, those with a result first. A letter must use it. Null: no fact answers anything.
   */
  readonly bridge: NumberedFact | null
}

const mostEvidence = 3
/** Lists and lines that are no bridge to a job by themselves. */
const bare: ReadonlySet<FactPlace> = new Set<FactPlace>(['title', 'location', 'languages', 'interests'])
/** What a deed is worth more than a list that names the same. */
const deedWorth = 0.2
/** What a result with its figure adds to a deed as evidence. Less than a demand that it does not answer. */
const resultWorth = 0.1
/** What a deed of an older job is worth, beside 1 for one of the last. */
const olderWorth = 0.8
/** What an advantage is worth, beside 1 for what must be. */
const optionalWorth = 0.5

const kindOf = ({ years, degrees, certificates, skills, isDuty }: Asked): RequirementKind => {
  if (isDuty) return 'other'
  if (years !== null) return 'years'
  if (degrees.length > 0) return 'degree'
  if (certificates.length > 0) return 'certificate'
  return skills.length > 0 ? 'skill' : 'other'
}

const extraOf = ({ isDeed, fact }: ReadFact): number =>
  isDeed ? deedWorth + resultWorth * deedWeight(fact.text) : 0

/** How much of an advert's demands one fact answers. */
export const demandsAnswered = (demands: readonly Asked[], fact: ReadFact): number =>
  demands.reduce((sum, asked) => sum + answerOf(asked, fact) * (asked.isOptional ? optionalWorth : 1), 0)

const strengthOf = (share: number): Requirement['strength'] =>
  share >= strongFrom ? 'strong' : share > 0 ? 'partial' : 'none'

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
  const read = readFacts(numbered)

  const isLacking = (skill: NamedSkill): boolean => !read.some(each => saysSkill(each, skill))
  const demands = divideMixed(requirementsIn(posting), isLacking)

  const requirementOf = (asked: Asked): Requirement => {
    const { text, isOptional } = asked
    const of = (evidence: readonly ReadFact[], share: number, months: number | null): Requirement => ({
      ...{ kind: kindOf(asked), text, asked, isOptional, months },
      evidence: evidence.slice(0, mostEvidence).map(({ fact }) => fact),
      strength: evidence.length === 0 ? 'none' : strengthOf(share),
    })
    if (asked.years !== null && !asked.isDuty) {
      const { ofKind, all } = workedFor(asked, read, today)
      const stated = read.filter(({ years }) => years >= (asked.years ?? 0) && years > 0)
      const isOfKind = ofKind.months > 0
      const { months, heads } = isOfKind ? ofKind : all
      const isEnough = months >= 12 * asked.years
      // Who led nobody has no years of it.
      if (asked.leading?.isOfPeople && !isOfKind) return of([], 0, null)
      if (isEnough || isOfKind) return of(heads, isEnough && isOfKind ? 1 : strongFrom / 2, months)
      return of([...stated, ...heads], stated.length > 0 ? strongFrom / 2 : 0, months)
    }
    if (namesOnlyLacking(asked, isLacking)) return of([], 0, null)
    const answers = read
      .map(each => ({ each, share: answerOf(asked, each) }))
      .filter(({ share }) => share > 0)
      .sort((one, next) => next.share + extraOf(next.each) - one.share - extraOf(one.each))
    const evidence = answers.map(({ each }) => each)
    // `Mentoring and on-call rotations` may be answered by two facts.
    const whole = asked.besideSkills.length > 0 ? [shareSaid(asked, together(evidence))] : []
    return of(evidence, Math.max(0, ...whole, ...answers.map(({ share }) => share)), null)
  }

  const answerable = demands.filter(asked => !namesOnlyLacking(asked, isLacking))
  const title = contentStems(posting.title)
  /** How near the title of the job comes to what a fact says, or to the title of its job. */
  const nearness = ({ fact, stems }: ReadFact): number => {
    const job = jobOfFact(fact)
    const held =
      job === null ? '' : (numbered.find(each => each.place === fact.place && each.head)?.head?.[0] ?? '')
    const own = new Set([...stems, ...contentStems(held)])
    return title.size === 0 ? 0 : [...title].filter(stem => own.has(stem)).length / title.size
  }
  const worthOf = (each: ReadFact): number => {
    const all = demandsAnswered(answerable, each) + nearness(each)
    const isOfLastJob = (jobOfFact(each.fact) ?? 0) === 0
    return all * (1 + (each.isDeed ? deedWeight(each.fact.text) : 0)) * (isOfLastJob ? 1 : olderWorth)
  }
  const deeds = read.filter(({ isDeed }) => isDeed)
  const candidates = deeds.length > 0 ? deeds : read.filter(({ fact }) => !bare.has(fact.place))
  const [bridge] = candidates
    .map(each => ({ fact: each.fact, worth: worthOf(each) }))
    .filter(({ worth }) => worth > 0)
    .sort((one, next) => next.worth - one.worth)
  return { requirements: demands.map(requirementOf), bridge: bridge?.fact ?? null }
}
