import * as z from 'zod/mini'
import { allResumeTemplates } from '../lists.ts'
import { instant, line, ulid, version } from './fields.ts'
import { domain } from './operation.ts'
import { filledForm, resumeForm } from './resume-form.ts'
import {
  citation,
  facts,
  newCitation,
  newCitationsAtMost,
  newVouchedLine,
  vouchedAtMost,
  vouchedLine,
} from './truth.ts'

/** The most resumes of one person, on any plan. */
export const resumesAtMost = 100
/** The most characters of a resume's text. */
export const markdownLimit = 40_000
/** The most versions of a resume that are saved besides the current one. */
export const savedVersionsAtMost = 20

export const resumeTemplate = z.enum(allResumeTemplates)

const title = line('Title', 120)
const markdown = z
  .string()
  .check(
    z.regex(/\S/, 'Content is required.'),
    z.maxLength(markdownLimit, { error: () => `Keep this to at most ${markdownLimit} characters.` }),
  )

/** The fields of a resume that a list shows. */
export const resumeHead = z.object({
  id: ulid,
  title: z.string(),
  template: resumeTemplate,
  /** Whether files have the name without its marks, as many people write it on a CV. */
  plainName: z._default(z.boolean(), false),
  aiGenerated: z.boolean(),
  isPrimary: z.boolean(),
  /** The job that the resume was tailored to; null when it was not tailored. */
  tailoredTo: z.nullable(z.object({ jobTitle: z.string(), companyName: z.string() })),
  version,
  createdAt: instant,
  updatedAt: instant,
})
export type ResumeHead = z.infer<typeof resumeHead>

/** A whole resume. */
export const resume = z.extend(resumeHead, {
  markdown: z.string(),
  /** The form that the resume was written from. */
  form: filledForm,
  /** The advert that the resume was tailored to. Empty: it was not tailored, or without an advert. */
  jobDescription: z._default(z.string(), ''),
  kept: z.array(vouchedLine),
  /** The lines that the model wrote, also where the person changed or removed them since. */
  citations: z._default(z.array(citation), []),
})
export type Resume = z.infer<typeof resume>

/**
 * A resume and the facts that its lines are compared with: its form, the profile, and the lines that the person vouched
 * for.
 */
export const resumeWithFacts = z.object({ resume, facts })
export type ResumeWithFacts = z.infer<typeof resumeWithFacts>

export const resumeVersion = z.object({
  version: z.int(),
  title: z.string(),
  savedAt: instant,
  /** How this version was made. */
  origin: z.enum(['generated', 'own-words', 'edited', 'before-tailoring']),
})
export type ResumeVersion = z.infer<typeof resumeVersion>

/** What a person can edit by hand. */
export const resumeEdit = z.strictObject({
  title,
  markdown,
  template: resumeTemplate,
  plainName: z.boolean(),
  kept: z.array(newVouchedLine).check(z.maxLength(vouchedAtMost)),
})
export type ResumeEdit = z.infer<typeof resumeEdit>

/** The lines of the model that the person took since the last save. They are added to the citations of the resume. */
export const citedLines = z.array(newCitation).check(z.maxLength(newCitationsAtMost))

/** Enough for the longest form, or for the longest text and all vouched lines, in any script. */
const mostBytes = 2 * 1024 * 1024

const byId = z.strictObject({ id: ulid })

export const resumeOperations = domain({
  list: {
    method: 'GET',
    path: '/resumes',
    access: 'person',
    summary: "The caller's resumes, newest first, and what the plan has left.",
    response: z.object({
      resumes: z.array(resumeHead),
      /** Null when the plan has no limit. */
      limit: z.nullable(z.int()),
      /** When a resume may be rewritten again; null when it may be rewritten now, or on plans without a limit. */
      rewriteFrom: z.nullable(instant),
    }),
    errors: [],
  },
  get: {
    method: 'GET',
    path: '/resumes/{id}',
    access: 'person',
    summary: 'One resume whole, with the facts that its lines are compared with.',
    params: byId,
    response: resumeWithFacts,
    errors: ['invalid_input', 'not_found'],
  },
  create: {
    method: 'POST',
    path: '/resumes',
    access: 'person',
    summary:
      'Put a resume together from the form, in its own words and without the model. Sent again with the same id it is the same one.',
    body: z.strictObject({ id: ulid, title, template: resumeTemplate, form: resumeForm }),
    response: resumeWithFacts,
    status: 201,
    errors: ['invalid_input', 'upgrade_required', 'resume_limit', 'too_many_resumes'],
    maxBodyBytes: mostBytes,
  },
  update: {
    method: 'PATCH',
    path: '/resumes/{id}',
    access: 'person',
    summary: 'Change a resume, from the version that the person saw. The text before is kept as a version.',
    params: byId,
    body: z.extend(z.partial(resumeEdit), { version, cited: z.optional(citedLines) }),
    response: resume,
    errors: ['invalid_input', 'not_found', 'stale_version', 'upgrade_required'],
    maxBodyBytes: mostBytes,
  },
  setPrimary: {
    method: 'POST',
    path: '/resumes/{id}/primary',
    access: 'person',
    summary: 'Make this the primary resume; the one before is it no more.',
    params: byId,
    response: z.object({ id: ulid }),
    errors: ['invalid_input', 'not_found'],
  },
  remove: {
    method: 'DELETE',
    path: '/resumes/{id}',
    access: 'person',
    summary: 'Delete a resume with its versions.',
    params: byId,
    response: z.object({ id: ulid }),
    errors: ['invalid_input', 'not_found'],
  },
  versions: {
    method: 'GET',
    path: '/resumes/{id}/versions',
    access: 'person',
    summary: 'The earlier texts that are kept of a resume, newest first.',
    params: byId,
    response: z.object({ versions: z.array(resumeVersion) }),
    errors: ['invalid_input', 'not_found'],
  },
  version: {
    method: 'GET',
    path: '/resumes/{id}/versions/{version}',
    access: 'person',
    summary: 'One earlier text.',
    params: z.strictObject({ id: ulid, version: z.string().check(z.regex(/^\d{1,6}$/)) }),
    response: z.extend(resumeVersion, { markdown: z.string() }),
    errors: ['invalid_input', 'not_found'],
  },
})
