import type { TailorRequest } from '../../shared/api/assistant.ts'
import { ApiError } from '../../shared/api/errors.ts'
import type { Resume, ResumeWithFacts } from '../../shared/api/resumes.ts'
import { dayInLagos } from '../../shared/domain/calendar.ts'
import { allows } from '../../shared/domain/plan.ts'
import { citationsOfResume } from '../../shared/domain/resume/citations.ts'
import { type ResumeDraft, reworded, wordingOf } from '../../shared/domain/resume/draft.ts'
import { factsOf } from '../../shared/domain/resume/form-facts.ts'
import { besidesForm } from '../../shared/domain/resume/form-of-document.ts'
import { parseResume } from '../../shared/domain/resume/parse.ts'
import { unsupportedLines } from '../../shared/domain/resume/unsupported-lines.ts'
import { writeResume as markdownOf } from '../../shared/domain/resume/write.ts'
import { reportOfResume } from '../../shared/domain/truth/check-saved.ts'
import { numberedFacts } from '../../shared/domain/truth/numbered-facts.ts'
import { writeResume as resumeTask } from '../prompts/write-resume.ts'
import { newResume, noRoom } from '../store/resumes.ts'
import { type AssistantServices, type Generation, saveNew } from './generate.ts'
import { cleanResumeDraft, foundResume } from './source.ts'
import { writeInParts } from './write-in-parts.ts'

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

/**
 * A resume that is fitted to a job. Lines of the text that have no source are no facts for the model; they stay as they
 * are, and marked, because the person wrote them. Names, dates and other sections stay too.
 */
export const tailoring = async (
  { writers, resumes, generations }: AssistantServices,
  { sub, body, now }: { sub: string; body: TailorRequest; now: Date },
): Promise<Generation<ResumeDraft, ResumeWithFacts>> => {
  const [writer, base] = await Promise.all([writers.get(sub, now), resumes.get(sub, body.resumeId)])
  if (!allows(writer.tier, 'resume-tailoring')) throw new ApiError('upgrade_required')
  if (!base) throw new ApiError('not_found')
  const { profile, record } = writer
  const said = factsOf({ form: base.form, profile, kept: base.kept, record })
  const document = parseResume(base.markdown)
  const lines = unsupportedLines(reportOfResume({ resume: base, facts: said }, dayInLagos(now)))
  // Sections that the form has no field for, such as projects, are facts too.
  const besides = besidesForm(document).filter(line => lines.of(line) === '')
  // The model names entries by their place in the document.
  const facts = { form: lines.formWithout(document), statements: [...said.statements, ...besides] }
  const tasks = resumeTask({
    facts,
    jobDescription: `${body.jobTitle}\n\n${body.jobDescription}`,
    tailors: true,
  })

  return {
    writer,
    request: { sub, id: `resume-${body.id}`, charge: null, answers: tasks.length },
    task: () => tasks[0],
    write: (model, options) => writeInParts(model, tasks, options),
    save: async (draft, lease) => {
      const { id, jobTitle, companyName, jobDescription } = body
      const { title, template, plainName, markdown: before, kept } = base
      const clean = cleanResumeDraft(draft, base.form)
      const resume = {
        id,
        title: titleOf(base, body),
        template,
        plainName,
        markdown: markdownOf(reworded(document, wordingOf(clean), lines.of)),
        form: base.form,
        kept,
        citations: citationsOfResume(clean, numberedFacts(facts)),
        aiGenerated: true,
        tailoredTo: { jobTitle, companyName },
        jobDescription,
        tailoredFrom: { title, markdown: before },
      }
      await saveNew(generations, lease, newResume(sub, resume, null, now), noRoom(null))
    },
    stored: () => foundResume(resumes, sub, body.id, writer),
    isNew: true,
  }
}
