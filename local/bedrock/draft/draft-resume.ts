import type { ResumeDraft } from '../../../shared/domain/resume/draft.ts'
import type { Draws } from '../../boards/world/prng.ts'
import { asInResume } from './current-resume.ts'
import { headlineOf } from './headline.ts'
import { matchWith } from './match.ts'
import { factsIn, textIn } from './prompt.ts'
import { skillsOf } from './skills.ts'
import { summaryOf } from './summary.ts'
import { workOf } from './work.ts'

/** Of one job: in a new resume, and in one that is fitted. */
const mostBullets = 5
const mostListed = 8

/** `write_resume`: the wording of a resume, from nothing but the person's facts and the resume that they have. */
export const draftResume = (prompt: string, draws: Draws): ResumeDraft => {
  const resume = textIn(prompt, 'current_resume')
  const facts = resume === '' ? factsIn(prompt) : asInResume(factsIn(prompt), resume)
  const match = matchWith('', textIn(prompt, 'job_description'))
  // What somebody has in their resume is not left out: an entry with more than a draft takes stays as it is.
  const work = workOf(facts, match, resume === '' ? mostBullets : mostListed + 1)
  const headline = headlineOf(facts, work, match)
  const skills = skillsOf(facts, match)
  return {
    headline,
    summary: summaryOf({ facts, headline, work, skills, match, draws }),
    work: work
      .filter(({ bullets }) => bullets.length > 0 && bullets.length <= mostListed)
      .map(({ entry, bullets }) => ({ entry, bullets: bullets.map(({ text }) => text) })),
    skills,
  }
}
