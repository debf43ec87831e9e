import type { ResumeForm } from '../../shared/api/resume-form.ts'
import { type LineDraft, lineDraft } from '../../shared/domain/resume/draft.ts'
import type { NumberedFact } from '../../shared/domain/truth/numbered-facts.ts'
import type { ModelTask } from '../services/model/model.ts'
import { fencedFacts } from './fenced-facts.ts'
import { citingRules, fenced, resumeWordingRules, withoutIdentity, writingRules } from './prompt-parts.ts'

export type LineRequest = {
  /** The facts that the line may rest on: of its job, or all. */
  readonly facts: readonly NumberedFact[]
  readonly form: ResumeForm
  /** The line of the resume as it is. */
  readonly line: string
}

const task = `Call improve_line with two other wordings of <line>, a line of their resume. Both cite the same facts: those that say what the line says. The first is shorter than the line and begins with a strong verb. The second keeps all that the line says and adds what the cited facts say besides, such as a figure. Neither says what another fact says, and neither is <line> itself. Fewer, or none, where the facts allow no better words. At most 25 words each.
Good, from "4 work.0: reduced late deliveries 18 to 11% in 8 months" and the line "I was on deliveries", as the second: {"facts":[4],"text":"Cut late deliveries from 18% to 11% in 8 months"}
Bad: {"facts":[4],"text":"Transformed delivery across the region"}: an outcome and a region that fact 4 does not have.`

export const improveLine = ({ facts, form, line }: LineRequest): ModelTask<LineDraft> => ({
  name: 'improve_line',
  description: 'Takes two other wordings of the line.',
  system: [writingRules, citingRules, resumeWordingRules, task].join('\n'),
  prompt: [fencedFacts(facts, form), fenced('line', withoutIdentity(line, form))].join('\n\n'),
  schema: lineDraft,
  maxTokens: 500,
  temperature: 0.7,
})
