import type { TailorRequest } from '../../shared/api/assistant.ts'
import { ApiError } from '../../shared/api/errors.ts'
import type { Resume, ResumeWithFacts } from '../../shared/api/resumes.ts'
import { dayInLagos } from '../../shared/domain/calendar.ts'
import { allows } from '../../shared/domain/plan.ts'
import type { ResumeDraft } from '../../shared/domain/resume/draft.ts'
import { factsOf } from '../../shared/domain/resume/form-facts.ts'
import { formOfDocument } from '../../shared/domain/resume/form-of-document.ts'
import { parseResume } from '../../shared/domain/resume/parse.ts'
import { reworded } from '../../shared/domain/resume/reworded.ts'
import { writeResume as markdownOf } from '../../shared/domain/resume/write.ts'
import { reportOfResume } from '../../shared/domain/truth/told-facts.ts'
import { withoutUnsupported } from '../../shared/domain/truth/without-unsupported.ts'
import { writeResume as resumeTask } from '../prompts/write-resume.ts'
import { newResume, noRoom } from '../store/resumes.ts'
import { cleanResumeDraft } from './clean-draft.ts'
import { type Generation, keepNew } from './generate.ts'
import type { AssistantServices } from './services.ts'
import { foundResume } from './source.ts'

/** In UTF-16 units, as the contract counts them: none is parted from its other half. */
const longestTitle = 120
const endingFor = ({ companyName, jobTitle }: { companyName: string; jobTitle: string }): string =>
  `, for ${companyName || jobTitle}`

/** What was tailored already loses the name of the job before. */
const titleOf = ({ title, tailoredTo }: Resume, wish: TailorRequest): string => {
  const before = tailoredTo ? endingFor(tailoredTo) : ''
  const own = before !== '' && title.endsWith(before) ? title.slice(0, -before.length) : title
  return `${own}${endingFor(wish)}`
    .toWellFormed()
    .slice(0, longestTitle)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd()
}

/**
 * A resume fitted to a job, as a new one. What the person made of theirs stays: the model gives other words for what
 * stands there, lines without a source are not passed on, and all else is left as it is.
 */
export const tailoring = async (
  { writers, resumes, generations }: AssistantServices,
  { sub, body, now }: { sub: string; body: TailorRequest; now: Date },
): Promise<Generation<ResumeDraft, ResumeWithFacts>> => {
  const [writer, base] = await Promise.all([writers.get(sub, now), resumes.get(sub, body.resumeId)])
  if (!allows(writer.tier, 'resume-tailoring')) throw new ApiError('upgrade_required')
  if (!base) throw new ApiError('not_found')
  const facts = factsOf({ form: base.form, profile: writer.profile, kept: base.kept })
  const report = reportOfResume({ resume: base, facts }, dayInLagos(now))
  const borneOut = withoutUnsupported(base.markdown, report)
  const document = parseResume(borneOut)
  // As the document has it by now: the entries that the model counts are the ones that stand there.
  const form = formOfDocument(document)

  return {
    wish: { sub, id: `resume-${body.id}`, charge: null },
    task: () =>
      resumeTask({
        facts: { ...facts, form },
        jobDescription: `${body.jobTitle}\n\n${body.jobDescription}`,
        // Who it is, and how to reach them, is for nobody but the employer.
        currentResume: markdownOf({ ...document, name: '', contact: [] }),
      }),
    keep: async (draft, held) => {
      const { id, jobTitle, companyName } = body
      const { title, template, markdown: before, kept } = base
      const it = {
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
      await keepNew(generations, held, newResume(sub, it, null, now), noRoom(null))
    },
    found: () => foundResume(resumes, sub, body.id, writer),
    isNew: true,
  }
}
