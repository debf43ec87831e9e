import type { SkillGapDraft } from '../../../../shared/domain/career/draft.ts'
import type { Draws } from '../../../boards/world/prng.ts'
import { asTitle, capitalised, listed } from '../letters.ts'
import { matchWith } from '../match.ts'
import { plainText } from '../plain-text.ts'
import { type FactsRead, factsIn, textIn } from '../prompt.ts'
import { inProse, skillsOf } from '../skills.ts'
import { workOf } from '../work.ts'
import { roleIn, type SavedJobs, savedJobsIn } from './career-prompt.ts'
import { generalPractice, generalSkills } from './role-families.ts'
import { belongsTo, type Family, familyOf } from './role-family.ts'
import { type Step, stepFor } from './skill-steps.ts'
import { skillInProse } from './skill-words.ts'
import { askedIn, distinctSkills, namedBy } from './wanted-skills.ts'

const mostMissing = 10
const mostCertificates = 4

const isCertificate = (facts: FactsRead) => {
  const has = namedBy(facts)
  /** `CIBN (ACIB)`, `NIQS or QSRBN`: who holds one of them holds it. */
  return (name: string): boolean =>
    name.split(/\s+or\s+|[()]/).some(part => part.trim() !== '' && has(part.trim()))
}

/** What saved jobs ask for, most asked first: what is of this kind of work, or asked by many, is close to the role. */
const ofSaved = ({ jobs, skills }: SavedJobs, family: Family | null) => {
  const byOften = skills.toSorted((one, other) => other.jobs - one.jobs)
  const isClose = ({ skill, jobs: asking }: SavedJobs['skills'][number]) =>
    !family || belongsTo(family, skill) || asking * 3 >= jobs
  const named = (rows: SavedJobs['skills']) => rows.map(({ skill }) => plainText(skill))
  return { close: named(byOften.filter(isClose)), far: named(byOften.filter(row => !isClose(row))) }
}

const bringsOf = (facts: FactsRead, role: string, advert: string): string => {
  const match = matchWith(role, advert)
  const work = workOf(facts, match)
  const skills = skillsOf(facts, match).slice(0, 3).map(inProse)
  const now =
    work.find(({ isCurrent, title }) => isCurrent && title !== '') ?? work.find(({ title }) => title !== '')
  const title = now?.title || plainText(facts.form.jobTitle)
  const from = title === '' ? '' : `work as ${asTitle(title)}`
  if (from !== '' && skills.length > 0) return `You bring ${from}, and skills in ${listed(skills)}.`
  if (from !== '' || skills.length > 0) return `You bring ${from || listed(skills)}.`
  return 'Your profile says little yet of what you can do, so this counts everything as missing; fill it in and run the analysis again.'
}

const missesOf = (
  role: string,
  missing: readonly string[],
  family: Family | null,
  { jobs, skills }: SavedJobs,
  hasAdvert: boolean,
): string[] => {
  const top = listed(missing.slice(0, 2).map(skillInProse))
  const asked = skills.find(({ skill }) => skill === missing[0])
  const often =
    asked && asked.jobs > 0
      ? ` ${capitalised(asked.skill)} is named by ${asked.jobs} of your ${jobs} saved ${jobs === 1 ? 'job' : 'jobs'} that list skills.`
      : ''
  const most =
    missing.length === 0
      ? `Of what is usually asked of ${asTitle(role)}, your profile leaves nothing open: the next step is to show it with figures.`
      : `For ${asTitle(role)}, what is missing most is ${top}.${often}`
  if (family) return [most]
  const sources = [
    ...(hasAdvert ? ['the job description'] : []),
    ...(skills.length > 0 ? ['your saved jobs'] : []),
  ]
  return [
    most,
    sources.length > 0
      ? `There is no list of its own for this role here, so it goes by what ${listed(sources)} ${sources.length > 1 || !hasAdvert ? 'ask' : 'asks'} for.`
      : 'There is no list of its own for this role here, so these are skills that most employers ask for: paste a job description for a closer look.',
  ]
}

/** `analyse_skill_gap`: what a role asks for and the facts do not name, and what to do about it. */
export const draftSkillGap = (prompt: string, draws: Draws): SkillGapDraft => {
  const facts = factsIn(prompt)
  const wanted = roleIn(prompt)
  const role = plainText(wanted.targetRole).replace(/[.!?]+$/, '') || 'the role'
  const advert = textIn(prompt, 'job_description')
  const saved = savedJobsIn(prompt)
  const family = familyOf(role, wanted.targetIndustry)
  const has = namedBy(facts)
  const usual = (family?.skills ?? generalSkills.split(', ')).slice()
  const { close, far } = ofSaved(saved, family)
  const missing = distinctSkills([...askedIn(advert), ...close, ...usual, ...far])
    .filter(skill => skill !== '' && skill.split(/\s+/).length <= 4 && !has(skill))
    .slice(0, mostMissing)
  const practice = family?.practice ?? generalPractice
  const holds = isCertificate(facts)
  const certifications = (family?.certificates ?? []).filter(name => !holds(name)).slice(0, mostCertificates)

  const [first, second] = missing
  const steps: Step[] = []
  for (const skill of [first, second]) if (skill !== undefined) steps.push(stepFor(skill, draws, steps))
  const recommendations = [
    ...steps,
    {
      action: `To have something to show, ${practice}.`,
      timeline: '4 to 6 weeks',
    },
    {
      action: `Put a figure to each line of your work in your resume form: how many, how much, how often, starting with your latest job.`,
      timeline: '1 week',
    },
    {
      action: `Ask two people who work as ${asTitle(role)} what they would check first in a new colleague, and add what you lack to your list.`,
      timeline: '2 weeks',
    },
  ].slice(0, 3)

  return {
    summary: [bringsOf(facts, role, advert), ...missesOf(role, missing, family, saved, advert !== '')].join(
      ' ',
    ),
    missingSkills: missing,
    recommendations,
    certifications,
  }
}
