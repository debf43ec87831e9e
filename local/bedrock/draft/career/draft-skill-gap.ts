import * as z from 'zod'
import type { SkillGapDraft } from '../../../../shared/domain/career/draft.ts'
import { withoutOwnCertificates } from '../../../../shared/domain/career/skill-gap.ts'
import { asTitle, capitalised } from '../../../../shared/domain/english.ts'
import { wordsOf } from '../../../../shared/domain/jobs/fold.ts'
import { skillKey, skillsIn } from '../../../../shared/domain/jobs/skills.ts'
import type { CitedText } from '../../../../shared/domain/resume/draft.ts'
import { spokenList } from '../../../../shared/domain/spoken-list.ts'
import { jsonOrNothing } from '../../../../shared/json.ts'
import type { Draws } from '../../../boards/world/prng.ts'
import { matchWith } from '../match.ts'
import { factsNaming, inProse, namesIn, skillsOf, workOf } from '../own-facts.ts'
import { plainText } from '../plain-text.ts'
import { type FactsRead, factsIn, textIn } from '../prompt.ts'
import { anyRole, familyOf, type RoleFamily, stepFor } from './role-families.ts'

const text = z.string().catch('')
const roleIn = z
  .object({ targetRole: text, targetIndustry: text })
  .catch({ targetRole: '', targetIndustry: '' })
const savedJobsIn = z
  .object({ jobs: z.number(), skills: z.array(z.object({ skill: z.string(), jobs: z.number() })) })
  .catch({ jobs: 0, skills: [] })
type SavedJobs = z.infer<typeof savedJobsIn>

const mostMissing = 10
const mostCertificates = 4
const mostWords = 4

/** Matches a text such as `Knowledge of bird husbandry and first aid`. */
const listing =
  /\b(?:knowledge|experience|understanding|proficiency|skills?) (?:of|in|with|using) ([^.;\n]+)/gi

const noSkill = /[^\p{L}\s+#./-]|\d|\b(?:good|strong|excellent|years?|team|role)\b/iu

/** Returns the skills that an advert asks for: those of our list, and other short items that it lists. */
const askedIn = (advert: string): string[] => [
  ...skillsIn(advert),
  ...Array.from(advert.matchAll(listing), ([, items = '']) => items.split(/,|\band\b|\bor\b/))
    .flat()
    .filter(item => !noSkill.test(item)),
]

/** Returns a test whether the person names a skill, in any spelling. */
const namedBy = (facts: FactsRead): ((skill: string) => boolean) => {
  const lists = facts.skills.map(({ text }) => text)
  const texts = [
    facts.jobTitle?.text ?? '',
    ...facts.summary.map(({ text }) => text),
    ...lists,
    ...facts.work.flatMap(({ jobTitle, lines }) => [jobTitle, ...lines.map(({ text }) => text)]),
    ...facts.statements.map(({ text }) => text),
  ]
  const own = [...skillsIn(texts.join('\n')), ...lists.flatMap(namesIn)]
  const keys = new Set(own.map(skillKey))
  const ownText = ` ${texts.map(each => wordsOf(each).join(' ')).join(' | ')} `
  return skill => keys.has(skillKey(skill)) || ownText.includes(` ${wordsOf(skill).join(' ')} `)
}

/** Keeps each skill once, at its first place, whatever its spelling. */
const distinct = (skills: readonly string[]): string[] => {
  const keys = skills.map(skillKey)
  return skills.filter((_, at) => keys.indexOf(keys[at] ?? '') === at)
}

/**
 * Returns the skills of saved jobs, the most wanted first: `close` skills belong to this kind of work, or are wanted by
 * a third of the jobs.
 */
const savedSkills = ({ jobs, skills }: SavedJobs, family: RoleFamily) => {
  const usual = new Set(family.skills.map(skillKey))
  const byJobs = skills.toSorted((one, other) => other.jobs - one.jobs)
  const isClose = (row: SavedJobs['skills'][number]) => usual.has(skillKey(row.skill)) || row.jobs * 3 >= jobs
  const named = (rows: SavedJobs['skills']) => rows.map(({ skill }) => skill)
  return { close: named(byJobs.filter(isClose)), far: named(byJobs.filter(row => !isClose(row))) }
}

const bringsOf = (facts: FactsRead, role: string, advert: string): CitedText[] => {
  const match = matchWith(role, advert)
  const work = workOf(facts, match)
  const job =
    work.find(({ isCurrent, title }) => isCurrent && title !== '') ?? work.find(({ title }) => title !== '')
  const title = job?.title ?? plainText(facts.jobTitle?.text ?? '')
  const skills = skillsOf(facts, match).slice(0, 3)
  const has = [
    ...(title === '' ? [] : [`work as ${asTitle(title)}`]),
    ...(skills.length === 0 ? [] : [`skills in ${spokenList(skills.map(inProse))}`]),
  ]
  const ofTitle = job?.headFacts ?? (facts.jobTitle ? [facts.jobTitle.number] : [])
  return has.length === 0
    ? []
    : [{ facts: [...ofTitle, ...factsNaming(facts, skills)], text: `You bring ${spokenList(has)}.` }]
}

const unknownPerson =
  'Your profile says little yet of what you can do, so this counts everything as missing; fill it in and run the analysis again.'

const missesOf = (role: string, missing: readonly string[], { jobs, skills }: SavedJobs): string => {
  const [first] = missing
  if (first === undefined)
    return `Of what is usually asked of ${asTitle(role)}, your profile leaves nothing open: the next step is to show it with figures.`
  const asking = skills.find(({ skill }) => skill === first)?.jobs ?? 0
  const count =
    asking > 0
      ? ` ${capitalised(first)} is named by ${asking} of your ${jobs} saved ${jobs === 1 ? 'job' : 'jobs'} that list skills.`
      : ''
  return `For ${asTitle(role)}, what is missing most is ${spokenList(missing.slice(0, 2).map(inProse))}.${count}`
}

const unknownRole =
  'There is no list of its own for this role here, so it goes by the job description, your saved jobs, and what most employers ask for.'

/**
 * Drafts for `analyse_skill_gap`: the skills that the advert, saved jobs and the role require and the facts do not
 * name, and what to do about them.
 */
export const draftSkillGap = (prompt: string, draws: Draws): SkillGapDraft => {
  const facts = factsIn(prompt)
  const { targetRole, targetIndustry } = roleIn.parse(jsonOrNothing(textIn(prompt, 'role')))
  const role = plainText(targetRole).replace(/[.!?]+$/, '') || 'the role'
  const advert = textIn(prompt, 'job_description')
  const saved = savedJobsIn.parse(jsonOrNothing(textIn(prompt, 'saved_jobs')))
  const known = familyOf(role, targetIndustry)
  const family = known ?? anyRole()
  const has = namedBy(facts)
  const { close, far } = savedSkills(saved, family)
  const missing = distinct([...askedIn(advert), ...close, ...family.skills, ...far].map(plainText))
    .filter(skill => skill !== '' && skill.split(/\s+/).length <= mostWords && !has(skill))
    .slice(0, mostMissing)
  const brings = bringsOf(facts, role, advert)
  const variant = draws.whole(0, 2)
  const recommendations = [
    ...missing.slice(0, 2).map((skill, at) => stepFor(skill, inProse(skill), variant + at)),
    { action: `To have something to show, ${family.practice}.`, timeline: '4 to 6 weeks' },
    {
      action:
        'Put a figure to each line of your work in your resume form: how many, how much, how often, starting with your latest job.',
      timeline: '1 week',
    },
    {
      action: `Ask two people who work as ${asTitle(role)} what they would check first in a new colleague, and add what you lack to your list.`,
      timeline: '2 weeks',
    },
  ]
  return {
    brings,
    missingSkills: missing,
    lacks: [
      ...(brings.length > 0 ? [] : [unknownPerson]),
      missesOf(role, missing, saved),
      ...(known ? [] : [unknownRole]),
    ].join(' '),
    recommendations: recommendations.slice(0, 3),
    certifications: withoutOwnCertificates(
      family.certificates,
      facts.certifications.flatMap(({ text }) => namesIn(text)),
    ).slice(0, mostCertificates),
  }
}
