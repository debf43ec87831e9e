import * as z from 'zod/mini'
import { letterTones } from '../lists.ts'
import {
  coachMessage,
  coachRequest,
  profileTextRequest,
  profileTextWithFacts,
  skillGap,
  skillGapRequest,
} from './career.ts'
import { errorBody } from './errors.ts'
import { line, optionalLine, optionalText, ulid, version } from './fields.ts'
import { letterCompanyName, letterJobTitle, letterWithFacts } from './letters.ts'
import { domain } from './operation.ts'
import { resumeForm } from './resume-form.ts'
import { resumeTemplate, resumeWithFacts } from './resumes.ts'

/** The most characters of a job description that is pasted in. Of a longer one the beginning is read. */
export const jobDescriptionLimit = 20_000

const jobDescription = optionalText(jobDescriptionLimit)

/**
 * A bit of what is being written, to be shown as it comes: `part` says of what (`headline`, `summary`, `work.0.bullets.1`,
 * `skills.3`, `paragraphs.0`, `reply`), `text` goes on where the last bit of that part ended.
 */
const piece = z.object({ type: z.literal('piece'), part: z.string(), text: z.string() })
/** What came so far was not as it must be, and is written once more. */
const again = z.object({ type: z.literal('again') })
/** It was not written. The words are as those of any error. */
const failed = z.object({ type: z.literal('failed'), error: errorBody.shape.error })

const written = <Done extends z.ZodMiniType>(done: Done) =>
  z.discriminatedUnion('type', [piece, again, failed, z.object({ type: z.literal('done'), value: done })])

export const resumeWritten = written(resumeWithFacts)
export type ResumeWritten = z.infer<typeof resumeWritten>
export const letterWritten = written(letterWithFacts)
export type LetterWritten = z.infer<typeof letterWritten>

export const profileTextWritten = written(profileTextWithFacts)
export type ProfileTextWritten = z.infer<typeof profileTextWritten>
export const skillGapWritten = written(skillGap)
export type SkillGapWritten = z.infer<typeof skillGapWritten>
export const coachWritten = written(coachMessage)
export type CoachWritten = z.infer<typeof coachWritten>

export const resumeRequest = z.strictObject({
  /** Of the resume that comes of it, made by the client: the same wish sent again is written, and counted, once. */
  id: ulid,
  title: line('Title', 120),
  template: resumeTemplate,
  /** Of the Detailed Form. Null is Quick Generate: from the profile, and the form of the primary resume. */
  form: z.nullable(resumeForm),
  jobDescription,
  /** The resume that this takes the place of; its text is kept as a version. Null: a new one. */
  rewrites: z.nullable(z.strictObject({ id: ulid, version })),
})
export type ResumeRequest = z.infer<typeof resumeRequest>

export const tailorRequest = z.strictObject({
  id: ulid,
  /** The resume that is tailored. It stays as it is. */
  resumeId: ulid,
  jobTitle: line('Job title', 200),
  companyName: optionalLine(200),
  jobDescription,
})
export type TailorRequest = z.infer<typeof tailorRequest>

export const letterRequest = z.strictObject({
  id: ulid,
  jobTitle: letterJobTitle,
  companyName: letterCompanyName,
  tone: z.enum(letterTones),
  /** Of a posting, or as it was pasted. */
  jobDescription,
  /** The application that it is for. */
  applicationId: z.nullable(ulid),
})
export type LetterRequest = z.infer<typeof letterRequest>

/** What the model writes. Each answer is a stream of events (`text/event-stream`), ended by `done` or `failed`. */
export const assistantOperations = domain({
  writeResume: {
    method: 'POST',
    path: '/assistant/resumes',
    access: 'person',
    rate: 'model',
    summary: "Write a resume from the person's own facts, and keep it.",
    body: resumeRequest,
    response: resumeWritten,
    streams: true,
    maxBodyBytes: 1024 * 1024,
    errors: [
      'invalid_input',
      'upgrade_required',
      'not_found',
      'stale_version',
      'resume_limit',
      'rewrite_limit',
      'too_many_resumes',
      'daily_limit',
      'in_progress',
      'nothing_to_write',
      'model_refused',
      'model_unavailable',
    ],
  },
  tailorResume: {
    method: 'POST',
    path: '/assistant/tailored-resumes',
    access: 'person',
    rate: 'model',
    summary: 'Fit a resume to a job, as a new resume that remembers the text before.',
    body: tailorRequest,
    response: resumeWritten,
    streams: true,
    errors: [
      'invalid_input',
      'upgrade_required',
      'not_found',
      'too_many_resumes',
      'daily_limit',
      'in_progress',
      'model_refused',
      'model_unavailable',
    ],
  },
  writeLetter: {
    method: 'POST',
    path: '/assistant/letters',
    access: 'person',
    rate: 'model',
    summary: "Write a cover letter from the person's own facts, and keep it.",
    body: letterRequest,
    response: letterWritten,
    streams: true,
    errors: [
      'invalid_input',
      'not_found',
      'letter_limit',
      'too_many_letters',
      'daily_limit',
      'in_progress',
      'nothing_to_write',
      'model_refused',
      'model_unavailable',
    ],
  },
  optimiseProfileText: {
    method: 'POST',
    path: '/assistant/profile-texts',
    access: 'person',
    rate: 'model',
    summary: 'Write a text of a LinkedIn profile anew for a role, and keep it.',
    body: profileTextRequest,
    response: profileTextWritten,
    streams: true,
    errors: [
      'invalid_input',
      'upgrade_required',
      'not_found',
      'too_many_kept',
      'daily_limit',
      'in_progress',
      'model_refused',
      'model_unavailable',
    ],
  },
  analyseSkillGap: {
    method: 'POST',
    path: '/assistant/skill-gaps',
    access: 'person',
    rate: 'model',
    summary: "Compare the person's skills with a role, and keep what came of it.",
    body: skillGapRequest,
    response: skillGapWritten,
    streams: true,
    errors: [
      'invalid_input',
      'upgrade_required',
      'not_found',
      'too_many_kept',
      'daily_limit',
      'in_progress',
      'model_refused',
      'model_unavailable',
    ],
  },
  coach: {
    method: 'POST',
    path: '/assistant/coach',
    access: 'person',
    rate: 'model',
    summary: 'Answer a message to the career coach, and keep both.',
    body: coachRequest,
    response: coachWritten,
    streams: true,
    errors: [
      'invalid_input',
      'upgrade_required',
      'not_found',
      'daily_limit',
      'in_progress',
      'model_refused',
      'model_unavailable',
    ],
  },
})
