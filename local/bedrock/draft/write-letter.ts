import * as z from 'zod'
import type { LetterDraft } from '../../../shared/domain/resume/draft.ts'
import { spokenList } from '../../../shared/domain/spoken-list.ts'
import type { Draws } from '../../boards/world/prng.ts'
import { lazily, readContent } from '../../content.ts'
import { asTitle, capitalised, lowered, withArticle } from './english.ts'
import { byScore, type Match, matchWith } from './match.ts'
import { companyIn, inProse, skillsOf, studyOf, type Work, workOf } from './own-facts.ts'
import { ownSentences, personal, statedYears } from './own-words.ts'
import { plainText } from './plain-text.ts'
import { type FactsRead, factsIn, jobIn, textIn } from './prompt.ts'

const mostWords = 280
const mostAchievements = 3

const sentences = z.array(z.string().regex(/^(?:[^{}]|\{(?:job|company|work|asked|skills)\})+$/))
/**
 * `letters.json` has the sentences of a tone, one of which is drawn for each place in the letter. The gaps are `{job}`,
 * `{company}`, `{work}` (`a Nurse at Kano Clinic`), `{asked}` (the person's skills that the job asks for) and
 * `{skills}`.
 */
const tone = z.strictObject({
  opening: sentences,
  work: sentences,
  workAsked: sentences,
  beforeAchievements: sentences,
  asked: sentences,
  skills: sentences,
  talk: sentences,
  thanks: sentences,
})
const letters = lazily(() =>
  readContent('writing/letters.json', z.strictObject({ professional: tone, enthusiastic: tone })),
)

const gaps = /\{(\w+)\}/g

/** Draws one of the sentences whose gaps all have a value, and which have the most gaps. */
const drawn = (of: readonly string[], values: Readonly<Record<string, string>>, draws: Draws): string => {
  const gapsOf = (sentence: string) => [...sentence.matchAll(gaps)].map(([, name = '']) => name)
  const usable = of.filter(sentence => gapsOf(sentence).every(name => values[name]))
  const most = Math.max(0, ...usable.map(sentence => gapsOf(sentence).length))
  const fullest = usable.filter(sentence => gapsOf(sentence).length === most)
  return fullest.length === 0 ? '' : draws.one(fullest).replace(gaps, (_, name: string) => values[name] ?? '')
}

/** Returns the person's job whose title is nearest to the wanted one. */
const nearestWork = (work: readonly Work[], { scoreOf }: Match): string => {
  const named = work.filter(({ title, company }) => title !== '' && company !== '')
  const [best] = byScore(named, ({ title }) => scoreOf(title))
  return best ? `${asTitle(best.title)} at ${best.company}` : ''
}

/** One achievement of the person, in a form that can follow `I`: `cut delivery time by 18%`. */
type Achievement = { readonly work: Work; readonly text: string; readonly form: 'past' | 'base' }

/** The most words of an achievement. */
const longest = 40
/** The score that a figure adds to an achievement. */
const figureWorth = 1.5

/** Returns the best matching achievements, one of them from another job where two jobs have any. */
const achievementsOf = (work: readonly Work[], { scoreOf }: Match, most: number): Achievement[] => {
  const all = work.flatMap(job =>
    job.bullets.flatMap(({ text, form }): Achievement[] =>
      form === 'other' || text.split(/\s+/).length > longest
        ? []
        : [{ work: job, text: lowered(text), form }],
    ),
  )
  const distinct = [...Map.groupBy(all, ({ text }) => text).values()].flatMap(same => same.slice(0, 1))
  const best = byScore(distinct, ({ text }) => scoreOf(text) + (/\d/.test(text) ? figureWorth : 0))
  const elsewhere = best.find(({ work }) => work !== best[0]?.work)
  const here = best.filter(each => each !== elsewhere)
  return elsewhere && most > 1 ? [...here.slice(0, most - 1), elsewhere] : here.slice(0, most)
}

/** Names a job. A job that the text has named before gets a short name. */
const placeOf = ({ title, company }: Work, named: string, draws: Draws): string => {
  if (company === '') return title === '' ? '' : `As ${asTitle(title)}`
  if (title === '' || named.endsWith(` at ${company}`)) return `At ${company}`
  return draws.one([`At ${company}`, `As ${asTitle(title)} at ${company}`])
}

/**
 * Writes sentences with `I`. The achievements at one employer stay together, after the name of the employer. `named` is
 * the job that the text has named before.
 */
const achievementSentences = (achievements: readonly Achievement[], named: string, draws: Draws): string[] =>
  [...Map.groupBy(achievements, ({ work }) => work.company || work.entry).values()].flatMap(group =>
    group.map(({ text, form, work }, at) => {
      const isPresent = form === 'base' && work.isCurrent
      if (at > 0)
        return `${work.company === '' ? 'I' : 'There I'} also ${form === 'past' || isPresent ? text : `had to ${text}`}.`
      const clause = form === 'past' || isPresent ? `I ${text}` : `it was my job to ${text}`
      const place = placeOf(work, named, draws)
      return place === '' ? `${capitalised(clause)}.` : `${place}, ${clause}.`
    }),
  )

const studied = (facts: FactsRead): string => {
  const study = studyOf(facts)
  if (!study) return ''
  const degree = withArticle(study.degree)
  return study.isUnderway ? `I am studying for ${degree}${study.at}.` : `I hold ${degree}${study.from}.`
}

const paragraph = (...parts: readonly string[]): string => parts.filter(part => part !== '').join(' ')

/**
 * Drafts for `write_letter`: the paragraphs of a letter, from the person's facts and from those of their skills that
 * the job names.
 */
export const draftLetter = (prompt: string, draws: Draws): LetterDraft => {
  const facts = factsIn(prompt)
  const job = jobIn(prompt)
  const words = letters()[job.tone]
  const title = plainText(job.jobTitle)
  const match = matchWith(title, textIn(prompt, 'job_description'))
  const work = workOf(facts, match)
  const skills = skillsOf(facts, match)
  const values = {
    job: title || 'team member',
    company: companyIn(job.companyName),
    work: nearestWork(work, match),
    asked: spokenList(skills.filter(match.asksFor).slice(0, 3).map(inProse)),
    skills: spokenList(skills.slice(0, 4).map(inProse)),
  }
  const sentenceFor = (place: keyof typeof words): string => drawn(words[place], values, draws)

  const joinsAsked = values.work !== '' && values.asked !== '' && draws.chance(0.5)
  const opening = paragraph(sentenceFor('opening'), sentenceFor(joinsAsked ? 'workAsked' : 'work'))
  const years = statedYears(facts)
  const own = byScore(
    ownSentences(facts).flatMap(sentence => personal(sentence) ?? []),
    match.scoreOf,
  )
  const about = paragraph(
    own[0] ?? (years ? `I have ${years} of experience.` : ''),
    joinsAsked ? '' : sentenceFor(values.asked ? 'asked' : 'skills'),
    studied(facts),
  )
  const lead = sentenceFor('beforeAchievements')
  const ending = paragraph(sentenceFor('talk'), sentenceFor('thanks'))

  const achievements = achievementsOf(work, match, mostAchievements)
  for (let count = achievements.length; ; count -= 1) {
    const done = achievementSentences(achievements.slice(0, count), values.work, draws)
    const paragraphs = [opening, paragraph(done.length > 1 ? lead : '', ...done), about, ending].filter(
      text => text !== '',
    )
    if (count === 0 || paragraphs.join(' ').split(/\s+/).length <= mostWords) return { paragraphs }
  }
}
