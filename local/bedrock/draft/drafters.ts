import type { Draws } from '../../boards/world/prng.ts'
import { draftLetter } from './draft-letter.ts'
import { draftResume } from './draft-resume.ts'

/** Makes what a tool takes from what the prompt holds. A new tool is a file of its own and a line here. */
export type Drafter = (prompt: string, draws: Draws) => unknown

const drafters: Readonly<Record<string, Drafter>> = {
  write_letter: draftLetter,
  write_resume: draftResume,
}

export const drafterNames = Object.keys(drafters)
export const drafterFor = (tool: string): Drafter | undefined =>
  Object.hasOwn(drafters, tool) ? drafters[tool] : undefined
