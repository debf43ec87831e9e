import type { AskedSkills, SkillGap } from '../../../shared/api/career.ts'

const jobs = (count: number): string => (count === 1 ? '1 job' : `${count} jobs`)

/** Counts of fewer jobs than this are called a first hint. */
const few = 5

/** `Of 12 jobs that you track, 7 name the skills that they ask for.` */
export const namingWords = ({ tracked, naming }: Pick<AskedSkills, 'tracked' | 'naming'>): string => {
  if (tracked === 0)
    return 'You track no jobs yet. Track jobs in Job Search. Then you see here which skills they ask for.'
  if (naming === 0)
    return `None of the ${jobs(tracked)} that you track names the skills that it asks for. Jobs that you track from Job Search usually name their skills.`
  const base = `Of ${jobs(tracked)} that you track, ${naming} ${naming === 1 ? 'names' : 'name'} the skills that ${naming === 1 ? 'it asks' : 'they ask'} for.`
  return naming < few ? `${base} That is not many, so take it as a first hint.` : base
}

/** `In 3 of 7 tracked jobs`; null: no job asks for the skill. */
export const askedWords = (count: number, naming: number): string | null =>
  count === 0 ? null : `In ${count} of ${naming} tracked ${naming === 1 ? 'job' : 'jobs'}`

/** `3 more skills are asked for less often, or as often as the last one here.` */
export const restWords = (count: number): string =>
  `${count} more ${count === 1 ? 'skill is' : 'skills are'} asked for less often, or as often as the last one here.`

/** For each missing skill, the number of jobs that ask for it. `keyOf` makes different spellings equal. */
export const timesAsked = (
  missing: readonly string[],
  { skills }: Pick<AskedSkills, 'skills'>,
  keyOf: (skill: string) => string,
): number[] => {
  const asked = new Map(skills.map(({ skill, jobs }) => [keyOf(skill), jobs]))
  return missing.map(skill => asked.get(keyOf(skill)) ?? 0)
}

export const gapText = (gap: SkillGap): string => {
  const list = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : [`${title}\n${lines.map(line => `- ${line}`).join('\n')}`]
  return [
    `Skills for ${gap.targetRole}, ${gap.targetIndustry}`,
    gap.summary,
    ...list('Missing skills', gap.missingSkills),
    ...list(
      'What to do',
      gap.recommendations.map(({ action, timeline }) => `${action} (${timeline})`),
    ),
    ...list('Certifications', gap.certifications),
  ].join('\n\n')
}
