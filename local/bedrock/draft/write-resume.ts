import { capitalised, withArticle } from '../../../shared/domain/english.ts'
import type { CitedText, EvidenceDraft, ResumeDraft } from '../../../shared/domain/resume/draft.ts'
import { spokenList } from '../../../shared/domain/spoken-list.ts'
import type { Draws } from '../../boards/world/prng.ts'
import { demandsOf } from './demands.ts'
import { byScore, type Match, matchWith } from './match.ts'
import {
  factsNaming,
  headlineOf,
  inProse,
  namesIn,
  skillsOf,
  studyOf,
  type Work,
  workOf,
} from './own-facts.ts'
import { impersonal, ownSentences, statedYears } from './own-words.ts'
import { plainText } from './plain-text.ts'
import { type FactsRead, factsIn, textIn } from './prompt.ts'

const mostSentences = 3

type Known = {
  readonly facts: FactsRead
  readonly headline: string
  readonly work: readonly Work[]
  readonly skills: readonly string[]
  readonly match: Match
  readonly draws: Draws
}

/** The facts that say the headline: the title that the person gives themselves, or a job with this title. */
const headlineFacts = ({ facts: { jobTitle }, headline, work }: Known): readonly number[] =>
  jobTitle && plainText(jobTitle.text).startsWith(headline)
    ? [jobTitle.number]
    : (work.find(({ title }) => title.startsWith(headline))?.headFacts ?? [])

/** Writes sentences about the person's role and employers. */
const roleSentences = (known: Known): CitedText[] => {
  const { facts, headline, work, draws } = known
  const named = [
    ...new Map(work.filter(({ company }) => company !== '').map(job => [job.company, job])).values(),
  ]
  const jobs = named.slice(0, 2)
  const employers = spokenList(jobs.map(({ company }) => company))
  const years = statedYears(facts)
  const ofEmployers = jobs.flatMap(({ headFacts }) => headFacts)
  const worked = employers ? [{ facts: ofEmployers, text: `Has worked at ${employers}.` }] : []
  if (headline === '') return worked
  const ofRole = headlineFacts(known)
  if (years) {
    const role = `${headline} with ${years.text} of experience.`
    return [{ facts: [...new Set([...ofRole, ...years.facts])], text: role }, ...worked]
  }
  if (!employers) return []
  const text = draws.one([
    `${headline} with experience at ${employers}.`,
    `${headline} who has worked at ${employers}.`,
  ])
  return [{ facts: [...new Set([...ofRole, ...ofEmployers])], text }]
}

const skillSentences = (known: Known, isFirst: boolean): CitedText[] => {
  const { facts, headline, skills, match, draws } = known
  const asked = skills.filter(match.asksFor)
  const chosen = (asked.length >= 2 ? asked : skills).slice(0, 4)
  const named = spokenList(chosen.map(inProse))
  const cited = factsNaming(facts, chosen)
  if (isFirst && headline !== '') {
    const text = named ? `${headline} skilled in ${named}.` : `${headline}.`
    return [{ facts: [...headlineFacts(known), ...cited], text }]
  }
  if (!named) return []
  const text = draws.one([`Skilled in ${named}.`, `Brings skills in ${named}.`, `Skills in ${named}.`])
  return [{ facts: cited, text }]
}

const studySentences = ({ facts, draws }: Known): CitedText[] => {
  const own = facts.certifications.slice(0, 2)
  const certificates = spokenList(own.flatMap(({ text }) => namesIn(text)))
  const study = studyOf(facts)
  const forms: CitedText[] = certificates
    ? [{ facts: own.map(({ number }) => number), text: `Certified: ${certificates}.` }]
    : []
  if (study?.isUnderway)
    forms.push({ facts: study.facts, text: `Studying for ${withArticle(study.degree)}${study.at}.` })
  else if (study) forms.push({ facts: study.facts, text: `Holds ${withArticle(study.degree)}${study.from}.` })
  return forms.length > 0 ? [draws.one(forms)] : []
}

/**
 * Writes a summary of up to three sentences: the person's own, of which the best match comes second, and sentences
 * about what these leave out.
 */
const summaryOf = (known: Known): CitedText[] => {
  const { facts, skills, match } = known
  const [first, ...rest] = ownSentences(facts).flatMap(({ text, facts: cited }): CitedText[] => {
    const words = impersonal(text)
    return words === undefined ? [] : [{ facts: [...cited], text: words }]
  })
  const own = first ? [first, ...byScore(rest, ({ text }) => match.scoreOf(text)).slice(0, 1)] : []
  const begun = own.length > 0 ? own : roleSentences(known)
  const mentioned = begun
    .map(({ text }) => text)
    .join(' ')
    .toLowerCase()
  const unmentioned = skills.filter(skill => !mentioned.includes(skill.toLowerCase()))
  const all = [
    ...begun,
    ...skillSentences({ ...known, skills: unmentioned }, begun.length === 0),
    ...(own.length > 1 ? [] : studySentences(known)),
  ]
  return all
    .slice(0, mostSentences)
    .map(({ facts: cited, text }) => ({ facts: cited, text: capitalised(plainText(text)) }))
}

/** What the job asks for among the person's own skills, with the facts that name them. */
export const evidenceOf = (facts: FactsRead, work: readonly Work[], { asksFor }: Match): EvidenceDraft => {
  const asked = facts.skills.flatMap(({ text }) => namesIn(text)).filter(asksFor)
  return asked.slice(0, 6).map(skill => {
    const deeds = work
      .flatMap(({ bullets }) => bullets)
      .filter(({ text }) => text.toLowerCase().includes(skill.toLowerCase()))
      .flatMap(bullet => bullet.facts)
    return { requirement: skill, facts: [...new Set([...deeds, ...factsNaming(facts, [skill])])].slice(0, 6) }
  })
}

/** Drafts for `write_resume`: the wording of a resume, only from the person's facts. */
export const draftResume = (prompt: string, draws: Draws): ResumeDraft => {
  const facts = factsIn(prompt)
  const advert = textIn(prompt, 'job_description')
  const match = matchWith('', advert)
  const skills = skillsOf(facts, match)
  const demands = demandsOf('', advert, skills)
  // Without an advert the person's own order says what matters most.
  const work = workOf(facts, { scoreOf: advert === '' ? () => 0 : demands.worthOf })
  const headline = headlineOf(facts, work, match)
  return {
    ...(advert === '' ? {} : { evidence: evidenceOf(facts, work, match) }),
    headline,
    summary: summaryOf({ facts, headline, work, skills, match, draws }),
    work: work
      .filter(({ bullets }) => bullets.length > 0)
      .map(({ entry, bullets }) => {
        const cited = new Set(bullets.flatMap(bullet => bullet.facts))
        const lines = facts.work.find(job => job.entry === entry)?.lines ?? []
        return {
          entry,
          bullets: bullets.map(({ facts: numbers, text }) => ({ facts: [...numbers], text })),
          leftOut: lines.map(({ number }) => number).filter(number => !cited.has(number)),
        }
      }),
    skills,
  }
}
