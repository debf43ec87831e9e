import * as z from 'zod/mini'
import { letterRevisions, letterTones } from '../lists.ts'
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
import { citation } from './truth.ts'

/** The most characters of a pasted job description. Of a longer description, only the beginning is read. */
export const jobDescriptionLimit = 20_000

const jobDescription = optionalText(jobDescriptionLimit)

/**
 * A piece of text, sent while the model writes. `part` names the field that it belongs to (`headline`, `summary`,
 * `work.0.bullets.1`, `skills.3`, `paragraphs.0`, `alternatives.0`, `reply`). `text` continues the last piece of that
 * part. Only what a person reads is sent: no citations and no evidence.
 */
const piece = z.object({ type: z.literal('piece'), part: z.string(), text: z.string() })
/** The text so far was not valid, and the model writes it again from the beginning. */
const again = z.object({ type: z.literal('again') })
/** The text was not written. The error has the shape of every API error. */
const failed = z.object({ type: z.literal('failed'), error: errorBody.shape.error })

const written = <Done extends z.ZodMiniType>(done: Done) =>
  z.discriminatedUnion('type', [piece, again, failed, z.object({ type: z.literal('done'), value: done })])

export const resumeWritten = written(resumeWithFacts)
export type ResumeWritten = z.infer<typeof resumeWritten>
export const letterWritten = written(letterWithFacts)
export type LetterWritten = z.infer<typeof letterWritten>

export const profileTextWritten = written(profileTextWithFacts)
export const skillGapWritten = written(skillGap)
export const coachWritten = written(coachMessage)
export type CoachWritten = z.infer<typeof coachWritten>

export const resumeRequest = z.strictObject({
  /**
   * The id of the new resume, made by the client. A request that is sent again with this id is written, and counted,
   * once.
   */
  id: ulid,
  title: line('Title', 120),
  template: resumeTemplate,
  /**
   * The Detailed Form as the person filled it in. Null means Quick Generate, which uses the profile and the form of the
   * primary resume.
   */
  form: z.nullable(resumeForm),
  jobDescription,
  /** The resume that the new text replaces; its old text is saved as a version. Null for a new resume. */
  rewrites: z.nullable(z.strictObject({ id: ulid, version })),
})
export type ResumeRequest = z.infer<typeof resumeRequest>

export const tailorRequest = z.strictObject({
  id: ulid,
  /** The resume to tailor. It is not changed. */
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
  /** To whom the letter goes, with the title by which the person is addressed: `Mrs Ngozi Ojo`. */
  recipientName: optionalLine(120),
  /** The employer's address, as it stands in the letter. */
  employerAddress: optionalText(300),
  /** The description of a posting, or a text that the person pasted. */
  jobDescription,
  /** The application that the letter is for. */
  applicationId: z.nullable(ulid),
})
export type LetterRequest = z.infer<typeof letterRequest>

export const letterRevisionRequest = z.strictObject({
  /** The id of the request, made by the client. A request that is sent again with this id is written, and counted, once. */
  id: ulid,
  letterId: ulid,
  /** The version of the letter that the person saw. */
  version,
  how: z.enum(letterRevisions),
})
export type LetterRevisionRequest = z.infer<typeof letterRevisionRequest>

export const improvedLineRequest = z.strictObject({
  /** The id of the request, made by the client. */
  id: ulid,
  resumeId: ulid,
  /** The line as it stands in the text, without marks of Markdown. */
  text: line('Line', 600),
  /**
   * The entry of work that the line stands under, by its title and employer in the text. Null: it stands under none,
   * as a summary does.
   */
  place: z.nullable(z.strictObject({ title: optionalLine(200), organisation: optionalLine(200) })),
})
export type ImprovedLineRequest = z.infer<typeof improvedLineRequest>

/**
 * Up to two other wordings of a line, with the facts that they rest on. None: no better words were found. They are not saved: the person picks one, and it
 * becomes a part of the text by an edit.
 */
export const improvedLine = z.object({ alternatives: z.array(citation) })
export type ImprovedLine = z.infer<typeof improvedLine>
export const lineImproved = written(improvedLine)
export type LineImproved = z.infer<typeof lineImproved>

const ofModel = ['model_refused', 'model_unavailable', 'model_for_paid', 'model_paused'] as const

/**
 * Operations in which the model writes. Each answer is a stream of events (`text/event-stream`) that ends with `done`
 * or `failed`.
 */
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
      ...ofModel,
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
      ...ofModel,
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
      ...ofModel,
    ],
  },
  reviseLetter: {
    method: 'POST',
    path: '/assistant/revised-letters',
    access: 'person',
    rate: 'model',
    summary:
      'Write a letter anew: shorter, warmer or more formal. Free within the hour after the letter was counted. Afterwards it is counted as a letter if it changes something.',
    body: letterRevisionRequest,
    response: letterWritten,
    streams: true,
    errors: [
      'invalid_input',
      'not_found',
      'stale_version',
      'letter_limit',
      'daily_limit',
      'in_progress',
      'model_saving',
      ...ofModel,
    ],
  },
  improveLine: {
    method: 'POST',
    path: '/assistant/improved-lines',
    access: 'person',
    rate: 'model',
    summary: 'Write up to two other wordings of one line of a resume, from the same facts. Nothing is saved.',
    body: improvedLineRequest,
    response: lineImproved,
    streams: true,
    errors: [
      'invalid_input',
      'not_found',
      'nothing_to_write',
      'daily_limit',
      'in_progress',
      'model_saving',
      ...ofModel,
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
      ...ofModel,
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
      ...ofModel,
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
    errors: ['invalid_input', 'upgrade_required', 'not_found', 'daily_limit', 'in_progress', ...ofModel],
  },
})
