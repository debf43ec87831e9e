import type { Facts } from '../../shared/api/truth.ts'
import { type LetterDraft, letterDraft } from '../../shared/domain/resume/draft.ts'
import { untrusted } from '../../shared/domain/untrusted.ts'
import type { LetterTone } from '../../shared/lists.ts'
import type { ModelTask } from '../services/model/model.ts'
import { factsForModel, fenced, fencedJson, writingRules } from './prompt-parts.ts'

export type LetterRequest = {
  readonly facts: Facts
  readonly jobTitle: string
  readonly companyName: string
  readonly jobDescription: string
  readonly tone: LetterTone
}

const task = `Call write_letter with the body of a cover letter, in three or four paragraphs and at most 280 words.
First: which job, and the one reason why this person fits it. Then: two or three things they did that the job asks for, with their figures. Last: what they would like to talk about, and thanks. In the first person. No greeting, no sign-off, no address: those are put in later.
The tone in <job> is professional (measured, exact) or enthusiastic (warm and eager, still exact). Say nothing about the company but what the job description says.`

export const writeLetter = ({
  facts,
  jobTitle,
  companyName,
  jobDescription,
  tone,
}: LetterRequest): ModelTask<LetterDraft> => ({
  name: 'write_letter',
  description: 'Takes the body of the letter.',
  system: `${writingRules}\n\n${task}`,
  prompt: [
    fencedJson('facts', factsForModel(facts)),
    fencedJson('job', { jobTitle: untrusted(jobTitle), companyName: untrusted(companyName), tone }),
    ...(jobDescription === '' ? [] : [fenced('job_description', untrusted(jobDescription))]),
  ].join('\n\n'),
  schema: letterDraft,
  maxTokens: 1500,
  temperature: 0.6,
})
