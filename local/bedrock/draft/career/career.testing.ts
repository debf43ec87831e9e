import {
  optimiseProfileText,
  type ProfileTextRequest,
} from '../../../../functions/prompts/optimise-profile-text.ts'
import type { ResumeForm } from '../../../../shared/api/resume-form.ts'
import { profileTextDraft } from '../../../../shared/domain/career/draft.ts'
import { profileTextLimits } from '../../../../shared/domain/career/profile-text-limits.ts'
import { emptyForm } from '../../../../shared/domain/resume/form-of-document.ts'
import { aminasForm } from '../../bedrock.testing.ts'
import { draftProfileText } from './draft-profile-text.ts'

export const factsOf = (form: Partial<ResumeForm> = aminasForm, statements: readonly string[] = []) => ({
  form: { ...emptyForm, ...form },
  statements: [...statements],
})

/** Drafts a profile text from the prompt that the functions make. */
export const profileText = (request: Partial<ProfileTextRequest> = {}) => {
  const type = request.type ?? 'headline'
  const { prompt } = optimiseProfileText({
    facts: factsOf(),
    type,
    limit: profileTextLimits[type],
    targetRole: 'Demand Planner',
    currentContent: 'Operations analyst. I like moving real goods.',
    industry: '',
    experience: null,
    jobDescription: '',
    ...request,
  })
  return profileTextDraft.parse(draftProfileText(prompt))
}
