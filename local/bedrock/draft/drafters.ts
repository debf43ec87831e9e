import type { Draws } from '../../boards/world/prng.ts'
import { draftCoach } from './career/draft-coach.ts'
import { draftProfileText } from './career/draft-profile-text.ts'
import { draftSkillGap } from './career/draft-skill-gap.ts'
import { draftLines } from './improve-line.ts'
import { askQuestions } from './interview/ask-questions.ts'
import { giveFeedback } from './interview/give-feedback.ts'
import { draftRevision } from './revise-letter.ts'
import { draftLetter } from './write-letter.ts'
import { draftResume } from './write-resume.ts'

/** Makes the input of a tool from the data of a prompt. A new tool needs its own file, and a line in this list. */
type Drafter = (prompt: string, draws: Draws) => unknown

const drafters: Readonly<Record<string, Drafter>> = {
  analyse_skill_gap: draftSkillGap,
  ask_questions: askQuestions,
  coach: draftCoach,
  give_feedback: giveFeedback,
  improve_line: draftLines,
  optimise_profile_text: draftProfileText,
  revise_letter: draftRevision,
  write_letter: draftLetter,
  write_resume: draftResume,
}

export const drafterNames = Object.keys(drafters)
export const drafterFor = (tool: string): Drafter | undefined =>
  Object.hasOwn(drafters, tool) ? drafters[tool] : undefined
