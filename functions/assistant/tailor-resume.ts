import type { TailorRequest } from '../../shared/api/assistant.ts'
import { ApiError } from '../../shared/api/errors.ts'
import type { Resume, ResumeWithFacts } from '../../shared/api/resumes.ts'
import { dayInLagos } from '../../shared/domain/calendar.ts'
import { allows } from '../../shared/domain/plan.ts'
import { type ResumeDraft, reworded } from '../../shared/domain/resume/draft.ts'
import { factsOf } from '../../shared/domain/resume/form-facts.ts'
import { formOfDocument } from '../../shared/domain/resume/form-of-document.ts'
import { parseResume } from '../../shared/domain/resume/parse.ts'
import { writeResume as markdownOf } from '../../shared/domain/resume/write.ts'
import { reportOfResume } from '../../shared/domain/truth/check-saved.ts'
import { withoutUnsupported } from '../../shared/domain/truth/without-unsupported.ts'
import { writeResume as resumeTask } from '../prompts/write-resume.ts'
import { newResume, noRoom } from '../store/resumes.ts'
import { type AssistantServices, type Generation, saveNew } from './generate.ts'
import { cleanResumeDraft, foundResume } from './source.ts'

/** In UTF-16 units, as the contract counts them. A cut never splits a surrogate pair. */
const longestTitle = 120
const endingFor = ({ companyName, jobTitle }: { companyName: string; jobTitle: string }): string =>
  `, for ${companyName || jobTitle}`

/** The title with the name of the job. A resume that was tailored before loses the name of that job. */
const titleOf = ({ title, tailoredTo }: Resume, job: TailorRequest): string => {
  const before = tailoredTo ? endingFor(tailoredTo) : ''
  const own = before !== '' && title.endsWith(before) ? title.slice(0, -before.length) : title
  return `${own}${endingFor(job)}`
    .toWellFormed()
    .slice(0, longestTitle)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd()
}

/** A resume that is fitted to a job. Lines without a source are left out; the rest stays as the person wrote it. */
export const tailoring = async (
  { writers, resumes, generations }: AssistantServices,
  { sub, body, now }: { sub: string; body: TailorRequest; now: Date },
): Promise<Generation<ResumeDraft, ResumeWithFacts>> => {
  const [writer, base] = await Promise.all([writers.get(sub, now), resumes.get(sub, body.resumeId)])
  if (!allows(writer.tier, 'resume-tailoring')) throw new ApiError('upgrade_required')
  if (!base) throw new ApiError('not_found')
  const facts = factsOf({ form: base.form, profile: writer.profile, kept: base.kept })
  const report = reportOfResume({ resume: base, facts }, dayInLagos(now))
  const supported = withoutUnsupported(base.markdown, report)
  const document = parseResume(supported)
  // The form is made from the document, because the model names entries by their place in the document.
  const form = formOfDocument(document)

  return {
    request: { sub, id: `resume-${body.id}`, charge: null },
    task: () =>
      resumeTask({
        facts: { ...facts, form },
        jobDescription: `${body.jobTitle}\n\n${body.jobDescription}`,
        // Without name and contacts, because these are private.
        currentResume: markdownOf({ ...document, name: '', contact: [] }),
      }),
    save: async (draft, lease) => {
      const { id, jobTitle, companyName } = body
      const { title, template, markdown: before, kept } = base
      const resume = {
        id,
        title: titleOf(base, body),
        template,
        markdown: markdownOf(reworded(document, cleanResumeDraft(draft, base.form))),
        form: base.form,
        kept,
        aiGenerated: true,
        tailoredTo: { jobTitle, companyName },
        tailoredFrom: { title, markdown: before },
      }
      await saveNew(generations, lease, newResume(sub, resume, null, now), noRoom(null))
    },
    stored: () => foundResume(resumes, sub, body.id, writer),
    isNew: true,
  }
}
