import * as z from 'zod'
import type { CitedText, LetterDraft } from '../../../shared/domain/resume/draft.ts'
import { spokenList } from '../../../shared/domain/spoken-list.ts'
import type { Draws } from '../../boards/world/prng.ts'
import { lazily, readContent } from '../../content.ts'
import type { Bullet } from './bullets.ts'
import { asTitle, capitalised, lowered, withArticle } from './english.ts'
import { byScore, type Match, matchWith } from './match.ts'
import { companyIn, factsNaming, inProse, skillsOf, studyOf, type Work, workOf } from './own-facts.ts'
import { ownSentences, personal, statedYears } from './own-words.ts'
import { plainText } from './plain-text.ts'
import { type FactsRead, factsIn, jobIn, textIn } from './prompt.ts'
import { evidenceOf } from './write-resume.ts'

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
const nearestWork = (work: readonly Work[], { scoreOf }: Match): Work | undefined =>
  byScore(
    work.filter(({ title, company }) => title !== '' && company !== ''),
    ({ title }) => scoreOf(title),
  )[0]

/** One achievement of the person: `cut delivery time by 18%`. One of the form `other` can't follow `I`. */
type Achievement = {
  readonly work: Work
  readonly text: string
  readonly form: Bullet['form']
  readonly facts: readonly number[]
}

/** The most words of an achievement. */
const longest = 40
/** The score that a figure adds to an achievement. */
const figureWorth = 1.5

/** Returns the best matching achievements, the one that must be used first, and one of another job where two have any. */
const achievementsOf = (
  work: readonly Work[],
  { scoreOf }: Match,
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
  const best = byScore(distinct, ({ text }) => scoreOf(text) + (/\d/.test(text) ? figureWorth : 0))
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
      if (form === 'other')
        return cited(place === '' ? `${capitalised(text)}.` : `${place}: ${lowered(text)}.`)
      const isPresent = form === 'base' && work.isCurrent
      if (at > 0)
        return cited(
          `${work.company === '' ? 'I' : 'There I'} also ${form === 'past' || isPresent ? text : `had to ${text}`}.`,
        )
      const clause = form === 'past' || isPresent ? `I ${text}` : `it was my job to ${text}`
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

const uncited = (text: string): CitedText[] => (text === '' ? [] : [{ facts: [], text }])

const countWords = (paragraphs: readonly (readonly CitedText[])[]): number =>
  paragraphs.flat().reduce((sum, { text }) => sum + text.split(/\s+/).length, 0)

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
  const asked = skills.filter(match.asksFor).slice(0, 3)
  const nearest = nearestWork(work, match)
  const values = {
    job: title || 'team member',
    company: companyIn(job.companyName),
    work: nearest ? `${asTitle(nearest.title)} at ${nearest.company}` : '',
    asked: spokenList(asked.map(inProse)),
    skills: spokenList(skills.slice(0, 4).map(inProse)),
  }
  const ofWork = nearest?.headFacts ?? []
  const ofAsked = factsNaming(facts, asked)
  const sentenceFor = (place: keyof typeof words, cited: readonly number[] = []): CitedText[] => {
    const text = drawn(words[place], values, draws)
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
  const about = [...(own ? [own] : ofYears), ...(joinsAsked ? [] : ofSkills), ...studied(facts)]
  const lead = uncited(drawn(words.beforeAchievements, values, draws))
  const ending = [...sentenceFor('talk'), ...sentenceFor('thanks')]
  const evidence = evidenceOf(facts, work, match)

  const achievements = achievementsOf(work, match, job.bridge, mostAchievements)
  for (let count = achievements.length; ; count -= 1) {
    const done = achievementSentences(achievements.slice(0, count), values.work, draws)
    const paragraphs = [opening, [...(done.length > 1 ? lead : []), ...done], about, ending].filter(
      sentences => sentences.length > 0,
    )
    if (count === 0 || countWords(paragraphs) <= mostWords)
      return { evidence, paragraphs: paragraphs.map(sentences => ({ sentences })) }
  }
}
