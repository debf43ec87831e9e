import type { Application } from '../../api/applications.ts'
import type { AskedSkills } from '../../api/career.ts'
import { skillKey, skillNamed, skillsIn } from '../jobs/skills.ts'

/** The most skills of the answer. */
const askedAtMost = 40

type Tracked = Pick<Application, 'jobTitle' | 'notes' | 'skills' | 'status'>

/**
 * The skills that a job asks for in its posting or in the person's notes, by their keys, in the spelling of our list if
 * the list has them.
 */
const skillsOfJob = ({ skills, jobTitle, notes }: Tracked): Map<string, string> => {
  const found = new Map<string, string>()
  for (const skill of [...skillsIn(`${jobTitle}\n${notes}`), ...skills]) {
    const key = skillKey(skill)
    if (key !== '' && !found.has(key)) found.set(key, skillNamed(key) ?? skill.trim())
  }
  return found
}

/**
 * The skills that a person's tracked jobs ask for, most asked first, each once for a job. A withdrawn application does
 * not count, because the person wants that job no more.
 */
export const askedSkillsOf = (
  applications: readonly Tracked[],
  ownSkills: readonly string[],
): AskedSkills => {
  const tracked = applications.filter(({ status }) => status !== 'withdrawn')
  const own = new Set(ownSkills.map(skillKey))
  const asked = new Map<string, { skill: string; jobs: number; has: boolean }>()
  let naming = 0
  for (const job of tracked) {
    const skills = skillsOfJob(job)
    if (skills.size > 0) naming += 1
    for (const [key, skill] of skills) {
      const before = asked.get(key)
      asked.set(key, { skill: before?.skill ?? skill, jobs: (before?.jobs ?? 0) + 1, has: own.has(key) })
    }
  }
  const skills = [...asked.values()]
    .toSorted((one, other) => other.jobs - one.jobs || one.skill.localeCompare(other.skill, 'en'))
    .slice(0, askedAtMost)
  return { tracked: tracked.length, naming, skills }
}
