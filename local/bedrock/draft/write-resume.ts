import { wordsOf } from '../../../shared/domain/jobs/fold.ts'
import type { ResumeDraft } from '../../../shared/domain/resume/draft.ts'
import { parseResume } from '../../../shared/domain/resume/parse.ts'
import { spokenList } from '../../../shared/domain/spoken-list.ts'
import type { Draws } from '../../boards/world/prng.ts'
import { capitalised, withArticle } from './english.ts'
import { byScore, type Match, matchWith } from './match.ts'
import { headlineOf, inProse, namesIn, skillsOf, studyOf, type Work, workOf } from './own-facts.ts'
import { impersonal, ownSentences, statedYears } from './own-words.ts'
import { plainText } from './plain-text.ts'
import { type FactsRead, factsIn, textIn, type WorkRead } from './prompt.ts'

/** The most bullets of one job: in a new resume, and in a resume that the person already has. */
const mostBullets = 5
const mostOwnBullets = 8
const mostSentences = 3

const isSame = (one: string, other: string): boolean => wordsOf(one).join(' ') === wordsOf(other).join(' ')

type Entry = { readonly title: string; readonly organisation: string; readonly text: string }

/**
 * Finds the entry of a resume for a job: by title and employer, or by one of them where the person changed the other.
 */
const entryOf = ({ jobTitle, company }: WorkRead, free: readonly Entry[]): Entry | undefined =>
  free.find(({ title, organisation }) => isSame(title, jobTitle) && isSame(organisation, company)) ??
  free.find(({ organisation }) => company !== '' && isSame(organisation, company)) ??
  free.find(({ title }) => company === '' && isSame(title, jobTitle))

/** Replaces the summary and the bullets of the form by those of a resume in Markdown. */
const withResume = (facts: FactsRead, markdown: string): FactsRead => {
  const { sections } = parseResume(markdown)
  const free = sections
    .filter(({ kind }) => kind === 'work')
    .flatMap(({ entries }) => entries)
    .map(({ title, organisation, paragraphs, bullets }) => ({
      title,
      organisation,
      text: [...paragraphs, ...bullets].join('\n'),
    }))
    .filter(({ text }) => text !== '')
  const summary = sections.find(({ kind }) => kind === 'summary')?.paragraphs.join('\n')
  const workExperience = facts.form.workExperience.map(job => {
    const found = entryOf(job, free)
    if (!found) return job
    free.splice(free.indexOf(found), 1)
    return { ...job, description: found.text }
  })
  return { ...facts, form: { ...facts.form, summary: summary || facts.form.summary, workExperience } }
}

type Known = {
  readonly facts: FactsRead
  readonly headline: string
  readonly work: readonly Work[]
  readonly skills: readonly string[]
  readonly match: Match
  readonly draws: Draws
}

/** Writes sentences about the person's role and employers. */
const roleSentences = ({ facts, headline, work, draws }: Known): string[] => {
  const companies = new Set(work.map(({ company }) => company).filter(company => company !== ''))
  const employers = spokenList([...companies].slice(0, 2))
  const years = statedYears(facts)
  if (headline === '') return employers ? [`Has worked at ${employers}.`] : []
  const role = years ? `${headline} with ${years} of experience` : headline
  if (!employers) return years ? [`${role}.`] : []
  return [
    draws.one(
      years
        ? [`${role}, who has worked at ${employers}.`, `${role}. Has worked at ${employers}.`]
        : [`${role} with experience at ${employers}.`, `${role} who has worked at ${employers}.`],
    ),
  ]
}

const skillSentences = ({ headline, skills, match, draws }: Known, isFirst: boolean): string[] => {
  const asked = skills.filter(match.asksFor)
  const named = spokenList((asked.length >= 2 ? asked : skills).slice(0, 4).map(inProse))
  if (isFirst && headline !== '') return [named ? `${headline} skilled in ${named}.` : `${headline}.`]
  if (!named) return []
  return [draws.one([`Skilled in ${named}.`, `Main skills: ${named}.`, `Brings skills in ${named}.`])]
}

const studySentences = ({ facts, draws }: Known): string[] => {
  const certificates = spokenList(namesIn(facts.form.certifications).slice(0, 2))
  const study = studyOf(facts)
  const forms = certificates ? [`Certified: ${certificates}.`] : []
  if (study?.isUnderway) forms.push(`Studying for ${withArticle(study.degree)}${study.at}.`)
  else if (study) forms.push(`Holds ${withArticle(study.degree)}${study.from}.`)
  return forms.length > 0 ? [draws.one(forms)] : []
}

/**
 * Writes a summary of up to three sentences: the person's own, of which the best match comes second, and sentences
 * about what these leave out.
 */
const summaryOf = (known: Known): string => {
  const { facts, skills, match } = known
  const [first, ...rest] = ownSentences(facts).flatMap(sentence => impersonal(sentence) ?? [])
  const own = first === undefined ? [] : [first, ...byScore(rest, match.scoreOf).slice(0, 1)]
  const begun = own.length > 0 ? own : roleSentences(known)
  const mentioned = begun.join(' ').toLowerCase()
  const unmentioned = skills.filter(skill => !mentioned.includes(skill.toLowerCase()))
  const all = [
    ...begun,
    ...skillSentences({ ...known, skills: unmentioned }, begun.length === 0),
    ...(own.length > 1 ? [] : studySentences(known)),
  ]
  return all.slice(0, mostSentences).map(plainText).map(capitalised).join(' ')
}

/**
 * Drafts for `write_resume`: the wording of a resume, only from the person's facts and the resume that they already
 * have.
 */
export const draftResume = (prompt: string, draws: Draws): ResumeDraft => {
  const resume = textIn(prompt, 'current_resume')
  const facts = resume === '' ? factsIn(prompt) : withResume(factsIn(prompt), resume)
  const match = matchWith('', textIn(prompt, 'job_description'))
  // A job with more bullets than a draft may have stays unchanged, because a draft would drop some of them.
  const work = workOf(facts, match, resume === '' ? mostBullets : mostOwnBullets + 1)
  const headline = headlineOf(facts, work, match)
  const skills = skillsOf(facts, match)
  return {
    headline,
    summary: summaryOf({ facts, headline, work, skills, match, draws }),
    work: work
      .filter(({ bullets }) => bullets.length > 0 && bullets.length <= mostOwnBullets)
      .map(({ entry, bullets }) => ({ entry, bullets: bullets.map(({ text }) => text) })),
    skills,
  }
}
