import type { Profile } from '../../api/profile.ts'
import type { ResumeForm } from '../../api/resume-form.ts'
import { skillsIn } from '../jobs/skills.ts'
import { itemsOf } from '../resume/items.ts'

type Form = Pick<ResumeForm, 'technicalSkills' | 'softSkills' | 'workExperience'>

/**
 * The skills that somebody names of themselves: in the lists of their profile and of their main resume, and in what they
 * say of their work. A title or a summary may say what they aim for: that is none.
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
