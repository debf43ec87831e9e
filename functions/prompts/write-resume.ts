import type { Facts } from '../../shared/api/truth.ts'
import { type ResumeDraft, resumeDraft } from '../../shared/domain/resume/draft.ts'
import { untrusted } from '../../shared/domain/untrusted.ts'
import type { ModelTask } from '../services/model/model.ts'
import { factsForModel, fenced, fencedJson, withoutIdentity, writingRules } from './prompt-parts.ts'

export type ResumeRequest = {
  readonly facts: Facts
  /** The text as it was pasted. Empty: the person gave none. */
  readonly jobDescription: string
  /** The resume to fit to the job; null: the resume is written from the facts alone. */
  readonly currentResume: string | null
}

const task = `Call write_resume with the wording of a resume.
headline: the person's role, in at most 8 words. summary: two or three sentences on what they have done and can do. work: for each entry of form.workExperience that says what was done, its number and 1 to 5 bullets made from its description: a strong verb first, one thing each, figures kept as they are. skills: the person's own, in the words of the facts, the most relevant first.
With a job description, put first what it asks for and the person has, and use its words where they mean the same. Leave out nothing that matters.`

const tailoring = `There is a current resume: keep what is good in it, and change only what brings out the fit with the job.`

export const writeResume = ({
  facts,
  jobDescription,
  currentResume,
}: ResumeRequest): ModelTask<ResumeDraft> => ({
  name: 'write_resume',
  description: 'Takes the wording of the resume.',
  system: `${writingRules}\n\n${task}${currentResume === null ? '' : `\n${tailoring}`}`,
  prompt: [
    fencedJson('facts', factsForModel(facts)),
    ...(jobDescription === '' ? [] : [fenced('job_description', untrusted(jobDescription))]),
    ...(currentResume === null ? [] : [fenced('current_resume', withoutIdentity(currentResume, facts.form))]),
  ].join('\n\n'),
  schema: resumeDraft,
  maxTokens: 3000,
  temperature: 0.5,
})
