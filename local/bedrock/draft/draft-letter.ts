import type { LetterDraft } from '../../../shared/domain/resume/draft.ts'
import type { Draws } from '../../boards/world/prng.ts'
import { deedSentences, deedsOf } from './deeds.ts'
import { type Aim, letterWords } from './letter-words.ts'
import { asTitle, listed, withArticle } from './letters.ts'
import { byScore, type Match, matchWith } from './match.ts'
import { ownSentences, personal, yearsSaid } from './own-words.ts'
import { plainText } from './plain-text.ts'
import { type FactsRead, factsIn, jobIn, textIn } from './prompt.ts'
import { inProse, skillsOf } from './skills.ts'
import { studyOf } from './study.ts'
import { companyIn, type Work, workOf } from './work.ts'

const mostWords = 280
const mostDeeds = 3

const count = (text: string): number => text.split(/\s+/).length

/** The job that they come from: the one whose title is nearest to the one that they want. */
const comesFrom = (work: readonly Work[], { scoreOf }: Match): string => {
  const named = work.filter(({ title, company }) => title !== '' && company !== '')
  const [best] = byScore(named, ({ title }) => scoreOf(title))
  return best ? `${asTitle(best.title)} at ${best.company}` : ''
}

const studied = (facts: FactsRead): string | undefined => {
  const study = studyOf(facts)
  if (!study) return undefined
  return study.isUnderway
    ? `I am studying for ${withArticle(study.degree)}${study.at}.`
    : `I hold ${withArticle(study.degree)}${study.from}.`
}

/** In one paragraph what belongs together; what is not there leaves none. */
const paragraph = (...sentences: readonly (string | undefined)[]): string =>
  sentences.filter(sentence => sentence !== undefined && sentence !== '').join(' ')

/** `write_letter`: the body of a letter, from the person's facts, and from the skills that the job's description names. */
export const draftLetter = (prompt: string, draws: Draws): LetterDraft => {
  const facts = factsIn(prompt)
  const { tone, ...job } = jobIn(prompt)
  const title = plainText(job.jobTitle)
  const match = matchWith(title, textIn(prompt, 'job_description'))
  const work = workOf(facts, match)
  const skills = skillsOf(facts, match)
  const asked = skills.filter(match.asksFor).slice(0, 3)
  const words = letterWords[tone]
  const aim: Aim = {
    job: title || 'team member',
    company: companyIn(job.companyName),
    from: comesFrom(work, match),
    asked: listed(asked.map(inProse)),
    skills: listed(skills.slice(0, 4).map(inProse)),
  }
  const say = (slot: readonly ((aim: Aim) => string)[]) => draws.one(slot)(aim)

  const own = byScore(
    ownSentences(facts).flatMap(sentence => personal(sentence) ?? []),
    match.scoreOf,
  )
  const saysAskedFirst = aim.from !== '' && asked.length > 0 && draws.chance(0.5)
  const opening = paragraph(
    say(words.opening),
    aim.from === '' ? undefined : say(saysAskedFirst ? words.fromWorkAsked : words.fromWork),
  )
  const skillWords = () => {
    if (asked.length > 0) return saysAskedFirst ? undefined : say(words.asked)
    return skills.length > 0 ? say(words.skills) : undefined
  }
  const last = paragraph(say(words.talk), say(words.thanks))
  const lead = say(words.beforeDeeds)

  const chosen = deedsOf(work, match, mostDeeds)
  const years = yearsSaid(facts)
  const about = paragraph(own[0] ?? (years && `I have ${years} of experience.`), skillWords(), studied(facts))
  for (let deeds = chosen.length; ; deeds -= 1) {
    const done = deedSentences(chosen.slice(0, deeds), aim.from, draws)
    const paragraphs = [
      opening,
      done.length > 0 ? paragraph(done.length > 1 ? lead : undefined, ...done) : '',
      about,
      last,
    ]
    const body = paragraphs.filter(text => text !== '')
    if (deeds === 0 || count(body.join(' ')) <= mostWords) return { paragraphs: body }
  }
}
