import * as z from 'zod/mini'
import { factNumbers } from '../resume/draft.ts'

/** What an answer rests on. It stands first, so that the model finds what it may say before it says it. */
const restsOn = factNumbers(100)

const words = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max))

/** A text of a LinkedIn profile. `profileTextFrom` cuts it to LinkedIn's own limit. */
export const profileTextDraft = z.object({
  facts: restsOn,
  content: words(6000),
  /** The changes and their reasons, a short line each. */
  reasons: z.array(words(400)).check(z.maxLength(6)),
})
export type ProfileTextDraft = z.infer<typeof profileTextDraft>

/** What a person lacks for a role. */
export const skillGapDraft = z.object({
  facts: restsOn,
  missingSkills: z.array(words(120)).check(z.maxLength(20)),
  summary: words(2000),
  recommendations: z.array(z.object({ action: words(500), timeline: words(80) })).check(z.maxLength(8)),
  certifications: z.array(words(200)).check(z.maxLength(10)),
})
export type SkillGapDraft = z.infer<typeof skillGapDraft>

/** The reply of the coach, which may have several lines. */
export const coachDraft = z.object({ facts: restsOn, reply: words(8000) })
export type CoachDraft = z.infer<typeof coachDraft>
