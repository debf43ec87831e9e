import * as z from 'zod/mini'
import { cited, factNumbers, paragraphs } from '../resume/draft.ts'

const words = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max))

/** The changes and their reasons, a short line each. */
const reasons = z.array(words(400)).check(z.maxLength(6))

/** A headline of a LinkedIn profile: the parts that stand between its vertical bars. */
export const headlineDraft = z.object({
  parts: z.array(cited(300)).check(z.minLength(1), z.maxLength(8)),
  reasons,
})
/** A summary or a bio of a LinkedIn profile. */
export const proseDraft = z.object({ paragraphs, reasons })
/** A text of a LinkedIn profile. `profileTextFrom` cuts it to LinkedIn's own limit. */
export type ProfileTextDraft = z.infer<typeof headlineDraft> | z.infer<typeof proseDraft>

/** What a person brings to a role, and what they lack. */
export const skillGapDraft = z.object({
  /** The only sentences that say something about the person. Each must cite. */
  brings: z.array(cited(400)).check(z.maxLength(4)),
  missingSkills: z.array(words(120)).check(z.maxLength(20)),
  /** What is missing most. */
  lacks: words(1000),
  recommendations: z.array(z.object({ action: words(500), timeline: words(80) })).check(z.maxLength(8)),
  certifications: z.array(words(200)).check(z.maxLength(10)),
})
export type SkillGapDraft = z.infer<typeof skillGapDraft>

/**
 * The reply of the coach, which may have several lines. The facts stand first, so that the model finds what it may say
 * before it says it.
 */
export const coachDraft = z.object({ facts: factNumbers(100), reply: words(8000) })
export type CoachDraft = z.infer<typeof coachDraft>
