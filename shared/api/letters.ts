import * as z from 'zod/mini'
import { letterTones } from '../lists.ts'
import { instant, line, ulid, version } from './fields.ts'
import { domain } from './operation.ts'
import { citation, facts, newVouchedLine, vouchedAtMost, vouchedLine } from './truth.ts'

/** The most letters of one person, on any plan. */
export const lettersAtMost = 200
/** The most characters of a letter. */
export const letterLimit = 10_000
/** How many characters of a letter its card shows. */
export const letterPreviewLength = 200

export const letter = z.object({
  id: ulid,
  jobTitle: z.string(),
  companyName: z.string(),
  content: z.string(),
  tone: z.enum(letterTones),
  aiGenerated: z.boolean(),
  /** The application that the letter is for; null when none was named. */
  applicationId: z.nullable(ulid),
  kept: z.array(vouchedLine),
  /** When a revision of the letter was counted as a letter. Null: none was. */
  revisionCountedAt: z._default(z.nullable(instant), null),
  version,
  createdAt: instant,
  updatedAt: instant,
})
export type Letter = z.infer<typeof letter>

/** A letter, and the facts that its sentences are compared with. */
export const letterWithFacts = z.object({
  letter,
  facts,
  /**
   * The job description that the model read. Claims about the employer that come from it are no claims about the
   * person.
   */
  jobDescription: z.string(),
  /** The sentences that the model wrote, also where the person changed or removed them since. */
  citations: z._default(z.array(citation), []),
})
export type LetterWithFacts = z.infer<typeof letterWithFacts>

/** The number of letters in this calendar month, in Lagos. */
const letterCount = z.object({ used: z.int(), limit: z.nullable(z.int()) })
export type LetterCount = z.infer<typeof letterCount>

export const letterEdit = z.strictObject({
  content: z
    .string()
    .check(
      z.regex(/\S/, 'The letter is empty.'),
      z.maxLength(letterLimit, { error: () => `Keep this to at most ${letterLimit} characters.` }),
    ),
  kept: z.array(newVouchedLine).check(z.maxLength(vouchedAtMost)),
})
export type LetterEdit = z.infer<typeof letterEdit>

/** Both screens require these of a letter. */
export const letterJobTitle = line('Job title', 200)
export const letterCompanyName = line('Company name', 200)

const byId = z.strictObject({ id: ulid })

export const letterOperations = domain({
  list: {
    method: 'GET',
    path: '/letters',
    access: 'person',
    summary: "The caller's letters, newest first, and how many of this month are taken.",
    response: z.object({ letters: z.array(letter), count: letterCount }),
    errors: [],
  },
  get: {
    method: 'GET',
    path: '/letters/{id}',
    access: 'person',
    summary: 'One letter, with the facts that its sentences are compared with.',
    params: byId,
    response: letterWithFacts,
    errors: ['invalid_input', 'not_found'],
  },
  update: {
    method: 'PATCH',
    path: '/letters/{id}',
    access: 'person',
    summary: 'Change a letter, from the version that the person saw.',
    params: byId,
    body: z.extend(z.partial(letterEdit), { version }),
    response: letter,
    errors: ['invalid_input', 'not_found', 'stale_version'],
    maxBodyBytes: 2 * 1024 * 1024,
  },
  remove: {
    method: 'DELETE',
    path: '/letters/{id}',
    access: 'person',
    summary: 'Delete a letter.',
    params: byId,
    response: z.object({ id: ulid }),
    errors: ['invalid_input', 'not_found'],
  },
})
