import type { Profile } from '../../api/profile.ts'
import type { ResumeForm } from '../../api/resume-form.ts'
import { skillsIn } from '../jobs/skills.ts'
import { itemsOf } from '../resume/items.ts'

type Form = Pick<ResumeForm, 'technicalSkills' | 'softSkills' | 'workExperience'>

/**
 * The skills that a person says they have: in the lists of their profile and of their primary resume, and in the
 * descriptions of their work. A headline or a summary may name what the person aims for, so it does not count.
 */
export const ownSkillsOf = (
  { technicalSkills, softSkills, workExperience }: Form,
  profile: Pick<Profile, 'skills' | 'techStack'> | null,
): string[] => [
  ...(profile?.skills ?? []),
  ...(profile?.techStack ?? []),
  ...itemsOf(technicalSkills),
  ...itemsOf(softSkills),
  ...skillsIn(workExperience.map(({ jobTitle, description }) => `${jobTitle}\n${description}`).join('\n')),
]
