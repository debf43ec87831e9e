import type { ResumeRequest } from '../../shared/api/assistant.ts'
import { ApiError } from '../../shared/api/errors.ts'
import type { ResumeForm } from '../../shared/api/resume-form.ts'
import type { Resume, ResumeWithFacts } from '../../shared/api/resumes.ts'
import { allows, plans } from '../../shared/domain/plan.ts'
import { assembleResume } from '../../shared/domain/resume/assemble.ts'
import { citationsOfResume } from '../../shared/domain/resume/citations.ts'
import { type ResumeDraft, wordingOf } from '../../shared/domain/resume/draft.ts'
import { factsOf, saysEnough } from '../../shared/domain/resume/form-facts.ts'
import { writeResume as markdownOf } from '../../shared/domain/resume/write.ts'
import { numberedFacts } from '../../shared/domain/truth/numbered-facts.ts'
import { isPremium } from '../../shared/lists.ts'
import { writeResume as resumeTask } from '../prompts/write-resume.ts'
import type { Charge } from '../store/generation-row.ts'
import type { Lease } from '../store/generations.ts'
import { newResume, noRoom } from '../store/resumes.ts'
import type { Writer } from '../store/writers.ts'
import { type AssistantServices, fingerprintOf, type Generation, saveNew } from './generate.ts'
import { cleanResumeDraft, foundResume, sourceOf } from './source.ts'
import { writeInParts } from './write-in-parts.ts'

/** On a limited plan, each resume of the model after the first is a rewrite, also when the first was deleted. */
const chargeOf = (
  { tier, resumes, rewrittenAt, firstBegunAt }: Writer,
  { rewrites }: ResumeRequest,
): Charge => {
  if (plans[tier].limits.resumeRewritesPerWeek === null) return null
  return rewrites || resumes.generated > 0 || rewrittenAt > 0 || firstBegunAt > 0 ? 'rewrite' : 'first'
}

type Source = { readonly form: ResumeForm; readonly kept: Resume['kept'] }

type Written = Pick<Resume, 'markdown' | 'citations'>

/** A resume from the form of the request or, without one, from the person's main resume and profile. */
export const resumeGeneration = async (
  services: AssistantServices,
  { sub, body, now }: { sub: string; body: ResumeRequest; now: Date },
): Promise<Generation<ResumeDraft, ResumeWithFacts>> => {
  const { writers, resumes, generations, records } = services
  const writer = await writers.get(sub, now)
  if (isPremium(body.template) && !allows(writer.tier, 'premium-templates'))
    throw new ApiError('upgrade_required')
  const { form, kept }: Source = body.form
    ? { form: body.form, kept: [] }
    : await sourceOf(resumes, sub, writer)
  if (!saysEnough(form)) throw new ApiError('nothing_to_write')
  // What the person says in the form belongs to their career record, also where the model then fails.
  if (body.form) await records.include(sub, body.form, now)
  const limit = plans[writer.tier].limits.resumes
  const facts = factsOf({ form, profile: writer.profile, kept })

  const tasks = resumeTask({ facts, jobDescription: body.jobDescription.trim(), tailors: false })

  const saveAnother = async ({ markdown, citations }: Written, lease: Lease): Promise<void> => {
    const { id, title, template } = body
    const resume = {
      id,
      title,
      template,
      markdown,
      form,
      kept,
      citations,
      aiGenerated: true,
      tailoredTo: null,
      tailoredFrom: null,
    }
    await saveNew(generations, lease, newResume(sub, resume, limit, now), noRoom(limit))
  }
  const saveRewritten = async ({ markdown, citations }: Written, lease: Lease): Promise<void> => {
    if (!body.rewrites) return
    const { title, template } = body
    const patch = { title, template, markdown, form, kept, citations, generated: true as const }
    const { writes } = await resumes.edit(sub, { ...body.rewrites, patch, now })
    const failed = await generations.finish(lease, writes)
    if (failed.length > 0) throw new ApiError('stale_version')
  }
  const id = body.rewrites?.id ?? body.id
  return {
    writer,
    request: {
      sub,
      id: `resume-${body.id}`,
      charge: chargeOf(writer, body),
      answers: tasks.length,
      // Without the version, because the request is the same also where the resume was edited in between.
      fingerprint: fingerprintOf({ ...body, rewrites: body.rewrites?.id }),
    },
    check: async () => {
      if (!body.rewrites) {
        if (limit !== null && writer.resumes.count >= limit) throw noRoom(limit)
        return
      }
      const resume = await resumes.get(sub, body.rewrites.id)
      if (!resume) throw new ApiError('not_found')
      if (resume.version !== body.rewrites.version) throw new ApiError('stale_version')
    },
    task: () => tasks[0],
    write: (model, options) => writeInParts(model, tasks, options),
    save: async (draft, lease) => {
      const clean = cleanResumeDraft(draft, form)
      const written = {
        markdown: markdownOf(assembleResume(form, wordingOf(clean))),
        citations: citationsOfResume(clean, numberedFacts(facts)),
      }
      await (body.rewrites ? saveRewritten : saveAnother)(written, lease)
    },
    stored: () => foundResume(resumes, sub, id, writer),
    isNew: body.rewrites === null,
  }
}
