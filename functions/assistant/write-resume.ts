import type { ResumeRequest } from '../../shared/api/assistant.ts'
import { ApiError } from '../../shared/api/errors.ts'
import type { ResumeForm } from '../../shared/api/resume-form.ts'
import type { Resume, ResumeWithFacts } from '../../shared/api/resumes.ts'
import { allows, plans } from '../../shared/domain/plan.ts'
import { assembleResume } from '../../shared/domain/resume/assemble.ts'
import type { ResumeDraft } from '../../shared/domain/resume/draft.ts'
import { factsOf, saysEnough } from '../../shared/domain/resume/form-facts.ts'
import { isPremium } from '../../shared/domain/resume/templates.ts'
import { writeResume as markdownOf } from '../../shared/domain/resume/write.ts'
import { writeResume as resumeTask } from '../prompts/write-resume.ts'
import type { Charge } from '../store/generation-row.ts'
import type { Held } from '../store/generations.ts'
import { newResume, noRoom } from '../store/resumes.ts'
import type { Writer } from '../store/writers.ts'
import { cleanResumeDraft } from './clean-draft.ts'
import { fingerprintOf } from './fingerprint.ts'
import { type Generation, keepNew } from './generate.ts'
import type { AssistantServices } from './services.ts'
import { foundResume, sourceOf } from './source.ts'

/** On a plan that limits rewrites, whatever is not the first that the model writes is one, be that deleted or not. */
const chargeOf = (
  { tier, resumes, rewrittenAt, firstBegunAt }: Writer,
  { rewrites }: ResumeRequest,
): Charge => {
  if (plans[tier].limits.resumeRewritesPerWeek === null) return null
  return rewrites || resumes.generated > 0 || rewrittenAt > 0 || firstBegunAt > 0 ? 'rewrite' : 'first'
}

type Source = { readonly form: ResumeForm; readonly kept: Resume['kept'] }

/** A resume from the form, or from what is known already. */
export const resumeGeneration = async (
  services: AssistantServices,
  { sub, body, now }: { sub: string; body: ResumeRequest; now: Date },
): Promise<Generation<ResumeDraft, ResumeWithFacts>> => {
  const { writers, resumes, generations } = services
  const writer = await writers.get(sub, now)
  if (isPremium(body.template) && !allows(writer.tier, 'premium-templates'))
    throw new ApiError('upgrade_required')
  const { form, kept }: Source = body.form
    ? { form: body.form, kept: [] }
    : await sourceOf(resumes, sub, writer)
  if (!saysEnough(form)) throw new ApiError('nothing_to_write')
  const limit = plans[writer.tier].limits.resumes
  const facts = factsOf({ form, profile: writer.profile, kept })

  const keepAnother = async (markdown: string, held: Held): Promise<void> => {
    const { id, title, template } = body
    const it = {
      id,
      title,
      template,
      markdown,
      form,
      kept,
      aiGenerated: true,
      tailoredTo: null,
      tailoredFrom: null,
    }
    await keepNew(generations, held, newResume(sub, it, limit, now), noRoom(limit))
  }
  const keepRewritten = async (markdown: string, held: Held): Promise<void> => {
    if (!body.rewrites) return
    const { title, template } = body
    const patch = { title, template, markdown, form, kept, generated: true as const }
    const { writes } = await resumes.edit(sub, { ...body.rewrites, patch, now })
    const failed = await generations.finish(held, writes)
    if (failed.length > 0) throw new ApiError('stale_version')
  }
  const id = body.rewrites?.id ?? body.id
  return {
    wish: {
      sub,
      id: `resume-${body.id}`,
      charge: chargeOf(writer, body),
      // The version is left out: it is the same request also where the resume was edited in between.
      fingerprint: fingerprintOf({ ...body, rewrites: body.rewrites?.id }),
    },
    check: async () => {
      if (!body.rewrites) {
        if (limit !== null && writer.resumes.count >= limit) throw noRoom(limit)
        return
      }
      const found = await resumes.get(sub, body.rewrites.id)
      if (!found) throw new ApiError('not_found')
      if (found.version !== body.rewrites.version) throw new ApiError('stale_version')
    },
    task: () => resumeTask({ facts, jobDescription: body.jobDescription, currentResume: null }),
    keep: async (draft, held) => {
      const markdown = markdownOf(assembleResume(form, cleanResumeDraft(draft, form)))
      await (body.rewrites ? keepRewritten : keepAnother)(markdown, held)
    },
    found: () => foundResume(resumes, sub, id, writer),
    isNew: body.rewrites === null,
  }
}
