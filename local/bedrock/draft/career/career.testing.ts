import {
  optimiseProfileText,
  type ProfileTextRequest,
  profileTextFacts,
} from '../../../../functions/prompts/optimise-profile-text.ts'
import type { ResumeForm } from '../../../../shared/api/resume-form.ts'
import { profileTextFrom } from '../../../../shared/domain/career/profile-text.ts'
import { profileTextLimits } from '../../../../shared/domain/career/profile-text-limits.ts'
import { emptyForm } from '../../../../shared/domain/resume/form-of-document.ts'
import { aminasForm } from '../../bedrock.testing.ts'
import { draftProfileText } from './draft-profile-text.ts'

export const factsOf = (form: Partial<ResumeForm> = aminasForm, statements: readonly string[] = []) => ({
  form: { ...emptyForm, ...form },
  statements: [...statements],
})

/** Drafts a profile text from the prompt that the functions make, and reads it as they do. */
export const profileText = (request: Partial<ProfileTextRequest> = {}) => {
  const type = request.type ?? 'headline'
  const { facts, currentContent, ...rest } = {
    facts: factsOf(),
    targetRole: 'Demand Planner',
    currentContent: 'Operations analyst. I like moving real goods.',
    industry: '',
    experience: null,
    jobDescription: '',
    ...request,
  }
  const { prompt, schema } = optimiseProfileText({
    ...rest,
    facts,
    currentContent,
    type,
    limit: request.limit ?? profileTextLimits[type],
  })
  const draft = schema.parse(draftProfileText(prompt))
  return profileTextFrom(draft, { type, allowed: [], facts: profileTextFacts(facts, currentContent).all })
}
