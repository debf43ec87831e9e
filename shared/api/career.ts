import * as z from 'zod/mini'
import { experienceLevels, profileTextTypes } from '../lists.ts'
import { instant, line, optionalLine, optionalText, ulid, version } from './fields.ts'
import { domain } from './operation.ts'
import { citation, facts, newVouchedLine, vouchedLine } from './truth.ts'

/** The most profile texts of one person. All of them, at their greatest length, fit into one answer of a Lambda. */
export const profileTextsAtMost = 40
/** In bytes of JSON: the most citations of one text. Those of the longest summary take about 8,000. */
export const textCitationsLimit = 12_000
/** The most lines of one text that the person vouches for. */
const vouchedLinesAtMost = 25
/** The most skill gap analyses of one person. */
export const skillGapsAtMost = 100
/** The most characters of a pasted text, and of a text that the person edited. */
export const profileContentLimit = 10_000
/** The most characters of a message to the coach. */
export const messageLimit = 4000
/** The messages that one page of the chat holds. */
export const messagesPageSize = 40
/** How many recommendations an analysis shows. */
export const recommendationsShown = 3

/** A text for a LinkedIn profile: what the person pasted, and what the model wrote and the person edited. */
export const profileText = z.object({
  id: ulid,
  type: z.enum(profileTextTypes),
  targetRole: z.string(),
  /** The text that the person pasted. */
  before: z.string(),
  content: z.string(),
  /** What the model changed, and why. */
  reasons: z.array(z.string()),
  kept: z.array(vouchedLine),
  /** What the model wrote, also where the person changed or removed it since. */
  citations: z._default(z.array(citation), []),
  version,
  createdAt: instant,
  updatedAt: instant,
})
export type ProfileText = z.infer<typeof profileText>

/** A text and the facts that its sentences are compared with. The pasted text is one of these facts. */
export const profileTextWithFacts = z.object({ profileText, facts })
export type ProfileTextWithFacts = z.infer<typeof profileTextWithFacts>

export const skillGap = z.object({
  id: ulid,
  targetRole: z.string(),
  targetIndustry: z.string(),
  summary: z.string(),
  missingSkills: z.array(z.string()),
  recommendations: z.array(z.object({ action: z.string(), timeline: z.string() })),
  certifications: z.array(z.string()),
  createdAt: instant,
})
export type SkillGap = z.infer<typeof skillGap>

/** A message to the coach, and the reply. */
export const coachMessage = z.object({
  id: ulid,
  message: z.string(),
  reply: z.string(),
  createdAt: instant,
})
export type CoachMessage = z.infer<typeof coachMessage>

/** A skill that tracked jobs ask for. */
const askedSkill = z.object({
  skill: z.string(),
  /** The number of tracked jobs that ask for the skill. */
  jobs: z.int(),
  /** The person names it in their profile or their main resume. */
  has: z.boolean(),
})
export type AskedSkill = z.infer<typeof askedSkill>

/** What the person's tracked jobs ask for, most asked first. */
export const askedSkills = z.object({
  /** The number of tracked jobs, and how many of them name a skill. */
  tracked: z.int(),
  naming: z.int(),
  skills: z.array(askedSkill),
})
export type AskedSkills = z.infer<typeof askedSkills>

const jobDescription = optionalText(20_000)

export const profileTextRequest = z.strictObject({
  id: ulid,
  type: z.enum(profileTextTypes),
  targetRole: line('Target role', 200),
  currentContent: z.string().check(
    z.regex(/\S/, 'Current content is required.'),
    z.maxLength(profileContentLimit, {
      error: () => `Keep this to at most ${profileContentLimit.toLocaleString('en')} characters.`,
    }),
  ),
  industry: optionalLine(100),
  experience: z.nullable(z.enum(experienceLevels)),
  /** The description of a job that the text should fit, on Elite only; empty for none. */
  jobDescription,
})
export type ProfileTextRequest = z.infer<typeof profileTextRequest>

export const skillGapRequest = z.strictObject({
  id: ulid,
  targetRole: line('Target role', 200),
  targetIndustry: line('Target industry', 100),
  jobDescription,
})
export type SkillGapRequest = z.infer<typeof skillGapRequest>

export const coachRequest = z.strictObject({
  id: ulid,
  message: z.string().check(
    z.regex(/\S/, 'Write a message first.'),
    z.maxLength(messageLimit, {
      error: () => `Keep this to at most ${messageLimit.toLocaleString('en')} characters.`,
    }),
  ),
  /** Whether the coach may read the person's profile and applications. */
  shares: z.boolean(),
})
export type CoachRequest = z.infer<typeof coachRequest>

export const profileTextEdit = z.strictObject({
  content: z.string().check(
    z.regex(/\S/, 'The text is empty.'),
    z.maxLength(profileContentLimit, {
      error: () => `Keep this to at most ${profileContentLimit.toLocaleString('en')} characters.`,
    }),
  ),
  kept: z.array(newVouchedLine).check(z.maxLength(vouchedLinesAtMost)),
})
export type ProfileTextEdit = z.infer<typeof profileTextEdit>

const byId = z.strictObject({ id: ulid })

/** Reads, changes and deletes saved advice. The operations of `assistant` write the advice. */
export const careerOperations = domain({
  profileTexts: {
    method: 'GET',
    path: '/profile-texts',
    access: 'person',
    summary: 'Texts for a LinkedIn profile, newest first, and the facts that they are compared with.',
    response: z.object({ profileTexts: z.array(profileText), facts }),
    errors: [],
  },
  updateProfileText: {
    method: 'PATCH',
    path: '/profile-texts/{id}',
    access: 'person',
    summary: 'Change a text, from the version that the person saw.',
    params: byId,
    body: z.extend(z.partial(profileTextEdit), { version }),
    response: profileText,
    errors: ['invalid_input', 'not_found', 'stale_version'],
  },
  removeProfileText: {
    method: 'DELETE',
    path: '/profile-texts/{id}',
    access: 'person',
    summary: 'Delete a text.',
    params: byId,
    response: z.object({ id: ulid }),
    errors: ['invalid_input', 'not_found'],
  },
  skillGaps: {
    method: 'GET',
    path: '/skill-gaps',
    access: 'person',
    summary: 'Analyses of skills, newest first.',
    response: z.object({ skillGaps: z.array(skillGap) }),
    errors: [],
  },
  removeSkillGap: {
    method: 'DELETE',
    path: '/skill-gaps/{id}',
    access: 'person',
    summary: 'Delete an analysis.',
    params: byId,
    response: z.object({ id: ulid }),
    errors: ['invalid_input', 'not_found'],
  },
  askedSkills: {
    method: 'GET',
    path: '/asked-skills',
    access: 'person',
    summary: "The skills that the caller's tracked jobs ask for, most asked first.",
    response: askedSkills,
    errors: ['upgrade_required'],
  },
  messages: {
    method: 'GET',
    path: '/coach/messages',
    access: 'person',
    summary: 'The chat with the coach, newest first; `before` an id, what is older than it.',
    query: z.strictObject({ before: z.optional(ulid) }),
    response: z.object({
      messages: z.array(coachMessage),
      /** Send this as `before` for the next page; null at the end. */
      older: z.nullable(ulid),
    }),
    errors: ['invalid_input'],
  },
  clearMessages: {
    method: 'DELETE',
    path: '/coach/messages',
    access: 'person',
    summary: 'Delete the whole chat.',
    response: z.object({}),
    errors: [],
  },
})
