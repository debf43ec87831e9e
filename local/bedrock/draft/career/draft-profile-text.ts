import * as z from 'zod'
import type { ProfileTextDraft } from '../../../../shared/domain/career/draft.ts'
import { skillKey } from '../../../../shared/domain/jobs/skills.ts'
import { spokenList } from '../../../../shared/domain/spoken-list.ts'
import { jsonOrNothing } from '../../../../shared/json.ts'
import { profileTextTypes } from '../../../../shared/lists.ts'
import { asTitle, capitalised, withArticle } from '../english.ts'
import { matchWith } from '../match.ts'
import { headlineOf, inProse, skillsOf, studyOf, workOf } from '../own-facts.ts'
import { plainText, sentencesIn } from '../plain-text.ts'
import { factsIn, textIn } from '../prompt.ts'

const aimIn = z
  .object({
    type: z.enum(profileTextTypes).catch('headline'),
    limit: z.number().catch(220),
    targetRole: z.string().catch(''),
  })
  .catch({ type: 'headline', limit: 220, targetRole: '' })

const mostSkills = 3
const mostBullets = 3
const mostSentences = 3
const mostFacts = 100

/**
 * Returns the whole sentences that the person wrote about themselves, without sentences that ask the reader for
 * something.
 */
const ownSentences = (text: string): string[] =>
  sentencesIn(text)
    .map(plainText)
    .filter(
      sentence => /^(?:I|My)\b.*\p{L}/u.test(sentence) && !/\b(?:say|ignore|instructions?)\b/i.test(sentence),
    )
    .map(sentence => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`))

/** Reads from the prompt what a text is made from. */
const sourcesIn = (prompt: string) => {
  const { type, limit, targetRole } = aimIn.parse(jsonOrNothing(textIn(prompt, 'aim')))
  const facts = factsIn(prompt)
  const current = textIn(prompt, 'current_content')
  const target = plainText(targetRole)
    // The dot of `Node.js` stays.
    .replace(/[!?|]+|\.+(?=\s|$)/g, ' ')
    .trim()
  const match = matchWith(target, textIn(prompt, 'job_description'))
  const work = workOf(facts, match)
  const isTarget = (title: string) => title.toLowerCase() === target.toLowerCase()
  const titles = [plainText(facts.jobTitle?.text ?? ''), ...work.map(({ title }) => title)]
  const role = titles.find(title => title !== '' && isTarget(title)) ?? headlineOf(facts, work, match)
  const study = studyOf(facts)
  const sentences = [...ownSentences(current), ...facts.summary.flatMap(({ text }) => ownSentences(text))]
  return {
    type,
    limit,
    current,
    match,
    role,
    facts: [facts.jobTitle, ...facts.summary, ...facts.skills].flatMap(fact => fact?.number ?? []),
    job: work.find(({ isCurrent, title, company }) => isCurrent && title !== '' && company !== ''),
    lastWork: work.find(({ bullets }) => bullets.length > 0),
    skills: skillsOf(facts, match).slice(0, mostSkills),
    degree: study && !study.isUnderway ? `${withArticle(study.degree)}${study.from}` : '',
    sentences: [...new Set(sentences)].slice(0, mostSentences),
    /** The target role; empty where there is none, or where the person has held that title. */
    aim: target === '' || isTarget(role) ? '' : target,
  }
}
type Sources = ReturnType<typeof sourcesIn>

/** Joins the texts for which there is room, in their order, and the last text. */
const fitted = (texts: readonly string[], last: string, between: string, limit: number): string => {
  const ends = last === '' ? [] : [last]
  const taken: string[] = []
  for (const text of texts) if ([...taken, text, ...ends].join(between).length <= limit) taken.push(text)
  return [...taken, ...ends].join(between)
}

const headline = ({ role, skills, aim, limit }: Sources): string => {
  const named = [role, ...skills.map(inProse)].filter(part => part !== '').map(capitalised)
  const parts = [...new Map(named.map(part => [skillKey(part) || part, part])).values()]
  return fitted(parts, aim === '' ? '' : `Aiming for ${aim}`, ' | ', limit)
}

/** Writes short paragraphs in the first person: the person's title, work, skills and aim. */
const summary = ({ role, job, lastWork, skills, degree, sentences, aim, limit }: Sources): string => {
  const who = job ? `${asTitle(job.title)} at ${job.company}` : role && asTitle(role)
  const place = lastWork?.company ? ` at ${lastWork.company}` : ''
  const did = lastWork?.bullets.slice(0, mostBullets).map(({ text }) => `- ${capitalised(text)}`) ?? []
  const knows = [
    ...(skills.length === 0 ? [] : [`My skills include ${spokenList(skills.map(inProse))}.`]),
    ...(degree === '' ? [] : [`I hold ${degree}.`]),
  ]
  const paragraphs = [
    [...(who === '' ? [] : [`I am ${who}.`]), ...sentences].join(' '),
    did.length === 0 ? '' : [`What I have done${place}:`, ...did].join('\n'),
    knows.join(' '),
  ]
  return fitted(
    paragraphs.filter(paragraph => paragraph !== ''),
    aim === '' ? '' : `I am aiming for a role as ${asTitle(aim)}.`,
    '\n\n',
    limit,
  )
}

/** Writes two or three sentences in the third person, without a name. */
const bio = ({ role, job, skills, degree, aim, limit }: Sources): string => {
  const who = job ? `${asTitle(job.title)} at ${job.company}` : role && asTitle(role)
  const knows = skills.length === 0 ? '' : `skills in ${spokenList(skills.map(inProse))}`
  const sentences = [
    ...(who === '' && knows === ''
      ? []
      : [`${capitalised([who, knows].filter(part => part !== '').join(' with '))}.`]),
    ...(degree === '' ? [] : [`Holds ${degree}.`]),
  ]
  return fitted(sentences, aim === '' ? '' : `Aiming for a role as ${asTitle(aim)}.`, ' ', limit)
}

const writers = { headline, summary, bio }

const mostReasons = 4

/** Returns the reasons for the text, the most useful first. */
const reasonsFor = (content: string, sources: Sources): string[] => {
  const { type, current, aim, role, skills, match, lastWork, sentences, limit } = sources
  const asked = skills.filter(
    skill => match.asksFor(skill) && content.toLowerCase().includes(skill.toLowerCase()),
  )
  const figures = [...new Set(content.match(/[₦$£€]?\d+(?:[.,]\d+)*(?:\s?%|[km]\b)?/gi))]
    .filter(each => !current.includes(each))
    .slice(0, 3)
  const reasons: readonly (readonly [boolean, string])[] = [
    [
      !lastWork && sentences.length === 0,
      `This ${type} is short because there is little to go on yet: add two or three things you did, each with a figure, to your resume form, and run it again.`,
    ],
    [aim !== '', `${aim} stands there as your aim, since it is not among the titles you have held.`],
    [
      asked.length > 0,
      `The job description asks for ${spokenList(asked.map(inProse))}, so that comes early.`,
    ],
    [
      type !== 'headline' && figures.length > 0,
      `Your own figures (${spokenList(figures)}) replace general words: a reader can picture them.`,
    ],
    [type === 'headline' && role !== '', `“${role}” comes first, because recruiters search by title.`],
    [type === 'bio', 'It speaks of you in the third person, so that others can use it as it is.'],
    [type === 'summary', 'On a phone only the first lines show, so who you are comes first.'],
    [current.length > limit, `Cut to ${content.length} characters, because there is room for ${limit}.`],
  ]
  return reasons.flatMap(([applies, reason]) => (applies ? [reason] : [])).slice(0, mostReasons)
}

/**
 * Drafts for `optimise_profile_text`: a text for a LinkedIn profile, only from the person's facts and the pasted text.
 */
export const draftProfileText = (prompt: string): ProfileTextDraft => {
  const sources = sourcesIn(prompt)
  const content = writers[sources.type](sources) || 'Open to work'
  const { facts, job, lastWork } = sources
  const ofWork = [...(job?.headFacts ?? []), ...(lastWork?.bullets.flatMap(bullet => bullet.facts) ?? [])]
  return { facts: [...facts, ...ofWork].slice(0, mostFacts), content, reasons: reasonsFor(content, sources) }
}
