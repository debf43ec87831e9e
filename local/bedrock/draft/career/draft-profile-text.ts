import * as z from 'zod'
import type { ProfileTextDraft } from '../../../../shared/domain/career/draft.ts'
import { profileTextLimits } from '../../../../shared/domain/career/profile-text-limits.ts'
import { asTitle, capitalised, withArticle } from '../../../../shared/domain/english.ts'
import { skillKey } from '../../../../shared/domain/jobs/skills.ts'
import type { CitedText } from '../../../../shared/domain/resume/draft.ts'
import { spokenList } from '../../../../shared/domain/spoken-list.ts'
import { jsonOrNothing } from '../../../../shared/json.ts'
import { profileTextTypes } from '../../../../shared/lists.ts'
import { clauseOf } from '../bullets.ts'
import { matchWith } from '../match.ts'
import { factsNaming, headlineOf, inProse, skillsOf, studyOf, type Work, workOf } from '../own-facts.ts'
import { plainText, sentencesIn } from '../plain-text.ts'
import { type FactLine, factsIn, moreFactsIn, textIn } from '../prompt.ts'

const aimIn = z
  .object({
    type: z.enum(profileTextTypes).catch('summary'),
    limit: z.number().catch(profileTextLimits.summary),
    targetRole: z.string().catch(''),
  })
  .catch({ type: 'summary', limit: profileTextLimits.summary, targetRole: '' })

const mostSkills = 3
const mostBullets = 3
const mostSentences = 3

/**
 * The whole sentences that the person wrote about themselves, without sentences that ask the reader for something, each
 * with the number of its fact.
 */
const ownSentences = ({ number, text }: FactLine): CitedText[] =>
  sentencesIn(text)
    .map(plainText)
    .filter(
      sentence => /^(?:I|My)\b.*\p{L}/u.test(sentence) && !/\b(?:say|ignore|instructions?)\b/i.test(sentence),
    )
    .map(sentence => ({ facts: [number], text: /[.!?]$/.test(sentence) ? sentence : `${sentence}.` }))

/** What a person did in one job, in sentences: lines that can follow `I` or, if there are none, the others. */
const deedsIn = ({ bullets, company, isCurrent, headFacts }: Work): CitedText[] => {
  const able = bullets.filter(({ form }) => form !== 'other')
  return (able.length > 0 ? able : bullets).slice(0, mostBullets).map((bullet, at): CitedText => {
    const clause = clauseOf(bullet, isCurrent)
    const facts = [...bullet.facts, ...headFacts]
    if (clause === null) return { facts, text: `${capitalised(bullet.text)}.` }
    return { facts, text: `${company === '' || at > 0 ? capitalised(clause) : `At ${company}, ${clause}`}.` }
  })
}

/** Reads from the prompt what a text is made from. */
const sourcesIn = (prompt: string) => {
  const { type, limit, targetRole } = aimIn.parse(jsonOrNothing(textIn(prompt, 'aim')))
  const facts = factsIn(prompt)
  const pasted = moreFactsIn(prompt, 'current_content')
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
  const sentences = [...pasted, ...facts.summary].flatMap(ownSentences)
  const skills = skillsOf(facts, match).slice(0, mostSkills)
  return {
    type,
    limit,
    current: pasted.map(({ text }) => text).join('\n'),
    match,
    role,
    roleFacts: [
      ...(facts.jobTitle ? [facts.jobTitle.number] : []),
      ...work.flatMap(({ title, headFacts }) => (title.startsWith(role) ? headFacts : [])),
    ],
    job: work.find(({ isCurrent, title, company }) => isCurrent && title !== '' && company !== ''),
    lastWork: work.find(({ bullets }) => bullets.length > 0),
    skills,
    factsOf: (named: readonly string[]) => factsNaming(facts, named),
    degree: study && !study.isUnderway ? `${withArticle(study.degree)}${study.from}` : '',
    degreeFacts: study?.facts ?? [],
    sentences: [...new Map(sentences.map(each => [each.text, each])).values()].slice(0, mostSentences),
    /** The target role; empty where there is none, or where the person has held that title. */
    aim: target === '' || isTarget(role) ? '' : target,
  }
}
type Sources = ReturnType<typeof sourcesIn>

const textOf = (lines: readonly CitedText[], joint = ' '): string => lines.map(({ text }) => text).join(joint)

/** The items for which there is room, in their order, and the last one. */
const fitted = <Item>(
  items: readonly Item[],
  last: readonly Item[],
  lengthOf: (items: readonly Item[]) => number,
  limit: number,
): Item[] => {
  const taken: Item[] = []
  for (const item of items) if (lengthOf([...taken, item, ...last]) <= limit) taken.push(item)
  return [...taken, ...last]
}

const betweenParts = ' | '

const headline = ({ role, roleFacts, skills, factsOf, aim, limit }: Sources): CitedText[] => {
  const named: CitedText[] = [
    { facts: roleFacts, text: capitalised(role) },
    ...skills.map(skill => ({ facts: factsOf([skill]), text: capitalised(inProse(skill)) })),
  ].filter(({ text }) => text !== '')
  const parts = [...new Map(named.map(part => [skillKey(part.text) || part.text, part])).values()]
  const last = aim === '' ? [] : [{ facts: [], text: `Aiming for ${aim}` }]
  return fitted(parts, last, some => textOf(some, betweenParts).length, limit)
}

const whoOf = ({ job, role, roleFacts }: Sources): CitedText =>
  job
    ? { facts: [...job.headFacts], text: `${asTitle(job.title)} at ${job.company}` }
    : { facts: roleFacts, text: role && asTitle(role) }

/** Writes short paragraphs in the first person: the person's title, work, skills and aim. */
const summary = (sources: Sources): CitedText[][] => {
  const { lastWork, skills, factsOf, degree, degreeFacts, sentences, aim, limit } = sources
  const who = whoOf(sources)
  const knows: CitedText[] = [
    ...(skills.length === 0
      ? []
      : [{ facts: factsOf(skills), text: `My skills include ${spokenList(skills.map(inProse))}.` }]),
    ...(degree === '' ? [] : [{ facts: [...degreeFacts], text: `I hold ${degree}.` }]),
  ]
  const paragraphs = [
    [...(who.text === '' ? [] : [{ ...who, text: `I am ${who.text}.` }]), ...sentences],
    lastWork ? deedsIn(lastWork) : [],
    knows,
  ].filter(lines => lines.length > 0)
  const last = aim === '' ? [] : [[{ facts: [], text: `I am aiming for a role as ${asTitle(aim)}.` }]]
  return fitted(paragraphs, last, some => some.map(lines => textOf(lines)).join('\n\n').length, limit)
}

/** Writes two or three sentences in the third person, without a name. */
const bio = (sources: Sources): CitedText[][] => {
  const { skills, factsOf, degree, degreeFacts, aim, limit } = sources
  const who = whoOf(sources)
  const knows = skills.length === 0 ? '' : `skills in ${spokenList(skills.map(inProse))}`
  const opening = [who.text, knows].filter(part => part !== '').join(' with ')
  const sentences: CitedText[] = [
    ...(opening === ''
      ? []
      : [{ facts: [...who.facts, ...factsOf(skills)], text: `${capitalised(opening)}.` }]),
    ...(degree === '' ? [] : [{ facts: [...degreeFacts], text: `Holds ${degree}.` }]),
  ]
  const last = aim === '' ? [] : [{ facts: [], text: `Aiming for a role as ${asTitle(aim)}.` }]
  const lines = fitted(sentences, last, some => textOf(some).length, limit)
  return lines.length === 0 ? [] : [lines]
}

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

const nothing: CitedText = { facts: [], text: 'Open to work' }

/**
 * Drafts for `optimise_profile_text`: a text for a LinkedIn profile, only from the person's facts and the pasted text.
 */
export const draftProfileText = (prompt: string): ProfileTextDraft => {
  const sources = sourcesIn(prompt)
  if (sources.type === 'headline') {
    const named = headline(sources)
    const parts = named.length === 0 ? [nothing] : named
    return { parts, reasons: reasonsFor(textOf(parts, betweenParts), sources) }
  }
  const written = sources.type === 'summary' ? summary(sources) : bio(sources)
  const paragraphs = (written.length === 0 ? [[nothing]] : written).map(sentences => ({ sentences }))
  return { paragraphs, reasons: reasonsFor(textOf(written.flat()), sources) }
}
