import { asTitle, capitalised, withArticle } from '../../../shared/domain/english.ts'
import type { CitedText, LetterDraft } from '../../../shared/domain/resume/draft.ts'
import { spokenList } from '../../../shared/domain/spoken-list.ts'
import type { Draws } from '../../boards/world/prng.ts'
import { type Bullet, clauseOf } from './bullets.ts'
import { type Demands, demandsOf } from './demands.ts'
import { lowered } from './english.ts'
import { drawnSentence, type LetterPlace } from './letter-sentences.ts'
import { byScore, type Match, matchWith } from './match.ts'
import {
  companyIn,
  factsNaming,
  inProse,
  namesIn,
  skillsOf,
  studyOf,
  type Work,
  workOf,
} from './own-facts.ts'
import { ownSentences, personal, statedYears } from './own-words.ts'
import { plainText } from './plain-text.ts'
import { type FactsRead, factsIn, jobIn, textIn } from './prompt.ts'
import { evidenceOf } from './write-resume.ts'

/** What people join, and do not work as: `2027 Graduate Trainee Programme`. */
const programme =
  /\b(?:program(?:me)?|scheme|internship|traineeship|apprenticeship|fellowship|academy)(?: \(?\d{4}\)?)?$/i

const mostWords = 280
const mostAchievements = 3

/**
 * The job of the person from which the letter comes: that of the deed that bridges to the wanted one, or else the one
 * whose title is nearest.
 */
const nearestWork = (work: readonly Work[], { scoreOf }: Match, bridge: number): Work | undefined => {
  const named = work.filter(({ title, company }) => title !== '' && company !== '')
  return (
    named.find(({ bullets }) => bullets.some(({ facts }) => facts.includes(bridge))) ??
    byScore(named, ({ title }) => scoreOf(title))[0]
  )
}

/** One achievement of the person: `cut delivery time by 18%`. One of the form `other` can't follow `I`. */
type Achievement = {
  readonly work: Work
  readonly text: string
  readonly form: Bullet['form']
  readonly facts: readonly number[]
}

/** The most words of an achievement. */
const longest = 40

/** Returns the achievements of most worth, the one that must be used first, and one of another job where two have any. */
const achievementsOf = (
  work: readonly Work[],
  { worthOf }: Demands,
  bridge: number,
  most: number,
): Achievement[] => {
  const all = work.flatMap(job =>
    job.bullets.map(
      ({ text, form, facts }): Achievement => ({
        work: job,
        text: form === 'other' ? text : lowered(text),
        form,
        facts,
      }),
    ),
  )
  const fitting = all.filter(
    ({ text, form, facts }) =>
      facts.includes(bridge) || (form !== 'other' && text.split(/\s+/).length <= longest),
  )
  const distinct = [...Map.groupBy(fitting, ({ text }) => text).values()].flatMap(same => same.slice(0, 1))
  const best = byScore(distinct, ({ text }) => worthOf(text))
  const first = best.find(({ facts }) => facts.includes(bridge)) ?? best[0]
  const others = best.filter(each => each !== first)
  const elsewhere = others.find(({ work }) => work !== first?.work)
  const here = others.filter(each => each !== elsewhere)
  const chosen = elsewhere && most > 1 ? [...here.slice(0, most - 2), elsewhere] : here.slice(0, most - 1)
  return first && most > 0 ? [first, ...chosen] : []
}

/** Names a job. A job that the text has named before gets a short name. */
const placeOf = ({ title, company }: Work, named: string, draws: Draws): string => {
  if (company === '') return title === '' ? '' : `As ${asTitle(title)}`
  if (title === '' || named.endsWith(` at ${company}`)) return `At ${company}`
  return draws.one([`At ${company}`, `As ${asTitle(title)} at ${company}`])
}

/**
 * Writes sentences with `I`, or with the name of the job before words that can't follow `I`. The achievements at one
 * employer stay together, after the name of the employer. `named` is the job that the text has named before.
 */
const achievementSentences = (
  achievements: readonly Achievement[],
  named: string,
  draws: Draws,
): CitedText[] =>
  [...Map.groupBy(achievements, ({ work }) => work.company || work.entry).values()].flatMap(group =>
    group.map(({ text, form, work, facts }, at): CitedText => {
      const cited = (words: string): CitedText => ({ facts: [...facts, ...work.headFacts], text: words })
      const place = placeOf(work, named, draws)
      const clause = clauseOf({ text, form }, work.isCurrent)
      if (clause === null)
        return cited(place === '' ? `${capitalised(text)}.` : `${place}: ${lowered(text)}.`)
      if (at > 0) return cited(`I also ${form === 'past' || work.isCurrent ? text : `had to ${text}`}.`)
      return cited(place === '' ? `${capitalised(clause)}.` : `${place}, ${clause}.`)
    }),
  )

const studied = (facts: FactsRead): CitedText[] => {
  const study = studyOf(facts)
  if (!study) return []
  const degree = withArticle(study.degree)
  const text = study.isUnderway ? `I am studying for ${degree}${study.at}.` : `I hold ${degree}${study.from}.`
  return [{ facts: study.facts, text }]
}

const countWords = (paragraphs: readonly (readonly CitedText[])[]): number =>
  paragraphs.flat().reduce((sum, { text }) => sum + text.split(/\s+/).length, 0)

/**
 * Drafts for `write_letter`: the paragraphs of a letter, from the person's facts and from those of their skills that
 * the job names.
 */
export const draftLetter = (prompt: string, draws: Draws): LetterDraft => {
  const facts = factsIn(prompt)
  const job = jobIn(prompt)
  const title = plainText(job.jobTitle)
  const advert = textIn(prompt, 'job_description')
  const match = matchWith(title, advert)
  const skills = skillsOf(facts, match)
  const demands = demandsOf(title, advert, skills)
  const work = workOf(facts, { scoreOf: demands.worthOf })
  const asked = skills.filter(skill => demands.wordsFor(skill) !== undefined).slice(0, 3)
  const certificates = [...facts.certifications, ...facts.licences]
    .filter(({ text }) => demands.asksForCertificate(text))
    .slice(0, 2)
  const nearest = nearestWork(work, match, job.bridge)
  const values = {
    ...(programme.test(title) ? { programme: title.replace(/^the /i, '') } : { job: title || 'team member' }),
    company: companyIn(job.companyName),
    work: nearest ? `${asTitle(nearest.title)} at ${nearest.company}` : '',
    asked: spokenList(asked.map(skill => inProse(plainText(demands.wordsFor(skill) ?? skill)))),
    skills: spokenList(skills.slice(0, 4).map(inProse)),
    certificates: spokenList(certificates.flatMap(({ text }) => namesIn(text))),
  }
  const ofWork = nearest?.headFacts ?? []
  const ofAsked = factsNaming(facts, asked)
  const sentenceFor = (place: LetterPlace, cited: readonly number[] = []): CitedText[] => {
    const text = drawnSentence(job.tone, place, values, draws)
    return text === '' ? [] : [{ facts: [...cited], text }]
  }

  const joinsAsked = values.work !== '' && values.asked !== '' && draws.chance(0.5)
  const opening = [
    ...sentenceFor('opening'),
    ...(joinsAsked ? sentenceFor('workAsked', [...ofWork, ...ofAsked]) : sentenceFor('work', ofWork)),
  ]
  const years = statedYears(facts)
  const [own] = byScore(
    ownSentences(facts).flatMap(({ text, facts: cited }): CitedText[] => {
      const words = personal(text)
      return words === undefined ? [] : [{ facts: [...cited], text: words }]
    }),
    ({ text }) => match.scoreOf(text),
  )
  const ofYears = years ? [{ facts: [...years.facts], text: `I have ${years.text} of experience.` }] : []
  const ofSkills = values.asked
    ? sentenceFor('asked', ofAsked)
    : sentenceFor('skills', factsNaming(facts, skills.slice(0, 4)))
  const ofCertificates = values.certificates
    ? sentenceFor(
        'certificates',
        certificates.map(({ number }) => number),
      )
    : []
  const about = [
    ...ofCertificates,
    ...(own ? [own] : ofYears),
    ...(joinsAsked ? [] : ofSkills),
    ...studied(facts),
  ]
  const lead = sentenceFor('beforeAchievements')
  const ending = [...sentenceFor('talk'), ...sentenceFor('thanks')]
  const evidence = evidenceOf(facts, work, match)

  const achievements = achievementsOf(work, demands, job.bridge, mostAchievements)
  for (let count = achievements.length; ; count -= 1) {
    const done = achievementSentences(achievements.slice(0, count), values.work, draws)
    const paragraphs = [opening, [...(done.length > 1 ? lead : []), ...done], about, ending].filter(
      sentences => sentences.length > 0,
    )
    if (count === 0 || countWords(paragraphs) <= mostWords)
      return { evidence, paragraphs: paragraphs.map(sentences => ({ sentences })) }
  }
}
