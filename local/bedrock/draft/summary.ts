import type { Draws } from '../../boards/world/prng.ts'
import { capitalised, listed, withArticle } from './letters.ts'
import { byScore, type Match } from './match.ts'
import { impersonal, ownSentences, yearsSaid } from './own-words.ts'
import { plainText } from './plain-text.ts'
import type { FactsRead } from './prompt.ts'
import { inProse, namesIn } from './skills.ts'
import { studyOf } from './study.ts'
import { beganIn, type Work } from './work.ts'

type Known = {
  readonly facts: FactsRead
  readonly headline: string
  readonly work: readonly Work[]
  readonly skills: readonly string[]
  readonly match: Match
  readonly draws: Draws
}

const mostSentences = 3

const distinct = (texts: readonly string[]): string[] => [...new Set(texts.filter(text => text !== ''))]

/** Who they are, and where they have worked. */
const roleSentence = ({ facts, headline, work, draws }: Known): string | undefined => {
  const employers = distinct(work.map(({ company }) => company)).slice(0, 2)
  const years = yearsSaid(facts)
  const now = work.find(({ isCurrent, title, company }) => isCurrent && title === headline && company !== '')
  const since = now && beganIn(now)
  if (headline === '') return employers.length > 0 ? `Has worked at ${listed(employers)}.` : undefined
  const forms = [
    ...(employers.length > 0 && years
      ? [
          `${headline} with ${years} of experience, who has worked at ${listed(employers)}.`,
          `${headline} with ${years} of experience. Has worked at ${listed(employers)}.`,
        ]
      : []),
    ...(employers.length > 0 && !years
      ? [
          `${headline} with experience at ${listed(employers)}.`,
          `${headline} who has worked at ${listed(employers)}.`,
        ]
      : []),
    ...(since && !years ? [`${headline} at ${now.company} since ${since}.`] : []),
    ...(employers.length === 0 && years ? [`${headline} with ${years} of experience.`] : []),
  ]
  return forms.length > 0 ? draws.one(forms) : undefined
}

const skillSentence = ({ headline, skills, match, draws }: Known, isFirst: boolean): string | undefined => {
  const asked = skills.filter(match.asksFor)
  const top = (asked.length >= 2 ? asked : skills).slice(0, 4)
  if (top.length === 0) return isFirst && headline !== '' ? `${headline}.` : undefined
  const named = listed(top.map(inProse))
  if (isFirst && headline !== '') return `${headline} skilled in ${named}.`
  return draws.one([`Skilled in ${named}.`, `Main skills: ${named}.`, `Brings skills in ${named}.`])
}

const learntSentence = ({ facts, draws }: Known): string | undefined => {
  const certificates = namesIn(facts.form.certifications).slice(0, 2)
  const study = studyOf(facts)
  const forms = [
    ...(study
      ? [
          study.isUnderway
            ? `Studying for ${withArticle(study.degree)}${study.at}.`
            : `Holds ${withArticle(study.degree)}${study.from}.`,
        ]
      : []),
    ...(certificates.length > 0 ? [`Certified: ${listed(certificates)}.`] : []),
  ]
  return forms.length > 0 ? draws.one(forms) : undefined
}

/** The person's own words first, the best matching of them; what they leave out is said after them. */
const ownSummary = ({ facts, match }: Known): string[] => {
  const [first, ...rest] = ownSentences(facts).flatMap(sentence => impersonal(sentence) ?? [])
  return first === undefined ? [] : [first, ...byScore(rest, match.scoreOf).slice(0, 1)]
}

/** Two or three sentences on what somebody has done and can do; fewer where they have said less. */
export const summaryOf = (known: Known): string => {
  const own = ownSummary(known)
  const begun = own.length > 0 ? own : [roleSentence(known)].filter(sentence => sentence !== undefined)
  const said = begun.join(' ').toLowerCase()
  const fresh = known.skills.filter(skill => !said.includes(skill.toLowerCase()))
  const more = [
    skillSentence({ ...known, skills: fresh }, begun.length === 0),
    own.length > 1 ? undefined : learntSentence(known),
  ].filter(sentence => sentence !== undefined)
  return [...begun, ...more].slice(0, mostSentences).map(plainText).map(capitalised).join(' ')
}
