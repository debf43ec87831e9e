import { ApiError } from '../../shared/api/errors.ts'
import { resumeOperations } from '../../shared/api/resumes.ts'
import { allows, plans } from '../../shared/domain/plan.ts'
import { assembleResume } from '../../shared/domain/resume/assemble.ts'
import { writeResume } from '../../shared/domain/resume/write.ts'
import { isPremium, type ResumeTemplate, type Tier } from '../../shared/lists.ts'
import type { Uses } from '../composition/services.ts'
import { guarded } from '../runtime/guarded.ts'
import { type Gateway, serve } from '../runtime/serve.ts'
import { rewriteEvery } from '../store/generation-row.ts'
import { type RecordStore, recordStore } from '../store/record.ts'
import { type ResumeStore, resumeStore } from '../store/resumes.ts'
import { type Writer, type WriterStore, writerStore } from '../store/writers.ts'
import { factsOf } from './facts.ts'

type Services = {
  readonly resumes: ResumeStore
  readonly writers: WriterStore
  readonly records: Pick<RecordStore, 'begin' | 'include'>
}

const checkTemplate = (template: ResumeTemplate, tier: Tier): void => {
  if (isPremium(template) && !allows(tier, 'premium-templates')) throw new ApiError('upgrade_required')
}

/** When the next rewrite is allowed. Null if it is allowed now. */
const rewriteFrom = ({ tier, rewrittenAt }: Writer, now: Date): string | null => {
  const next = rewrittenAt + rewriteEvery
  const mustWait = plans[tier].limits.resumeRewritesPerWeek !== null && next > now.getTime()
  return mustWait ? new Date(next).toISOString() : null
}

export const serveResumes = (services: Services): Gateway =>
  serve(resumeOperations)(services, {
    list: async ({ caller, now }, { resumes, writers }) => {
      const [list, writer] = await Promise.all([resumes.list(caller.sub), writers.get(caller.sub, now)])
      const { limits } = plans[writer.tier]
      return { resumes: list, limit: limits.resumes, rewriteFrom: rewriteFrom(writer, now) }
    },
    get: async ({ caller, params, now }, { resumes, writers }) => {
      const [resume, { profile, record }] = await Promise.all([
        resumes.get(caller.sub, params.id),
        writers.get(caller.sub, now),
      ])
      if (!resume) throw new ApiError('not_found')
      return { resume, facts: await factsOf({ form: resume.form, profile, kept: resume.kept, record }) }
    },
    create: async ({ caller, body: { id, title, template, form }, now }, { resumes, writers, records }) => {
      const { tier, profile, record } = await writers.get(caller.sub, now)
      checkTemplate(template, tier)
      const markdown = writeResume(assembleResume(form, null))
      const begun = { id, title, template, form, markdown, kept: [], aiGenerated: false }
      const resume = await resumes.create(
        caller.sub,
        { ...begun, tailoredTo: null, tailoredFrom: null },
        plans[tier].limits.resumes,
        now,
      )
      await records.include(caller.sub, form, now)
      return { resume, facts: await factsOf({ form: resume.form, profile, kept: resume.kept, record }) }
    },
    update: async ({ caller: { sub }, params: { id }, body, now }, { resumes, writers }) => {
      const { version, cited, ...patch } = body
      if (patch.template) checkTemplate(patch.template, (await writers.get(sub, now)).tier)
      if (!cited) return resumes.update(sub, { id, patch, version, now })
      const [resume, { profile, record }] = await Promise.all([resumes.get(sub, id), writers.get(sub, now)])
      if (!resume) throw new ApiError('not_found')
      const [{ numberedFacts }, { withCited }] = await Promise.all([
        import('../../shared/domain/truth/numbered-facts.ts'),
        import('../../shared/domain/resume/citations.ts'),
      ])
      const facts = numberedFacts(await factsOf({ form: resume.form, profile, kept: resume.kept, record }))
      const citations = withCited(resume.citations, cited, facts)
      return resumes.update(sub, { id, patch: { ...patch, citations }, version, now })
    },
    setPrimary: async ({ caller, params: { id } }, { resumes }) => {
      await resumes.setPrimary(caller.sub, id)
      return { id }
    },
    remove: async ({ caller, params: { id }, now }, { resumes, records }) => {
      await records.begin(caller.sub, now)
      await resumes.remove(caller.sub, id)
      return { id }
    },
    versions: async ({ caller, params }, { resumes }) => ({
      versions: await resumes.versions(caller.sub, params.id),
    }),
    version: ({ caller, params }, { resumes }) =>
      resumes.version(caller.sub, params.id, Number(params.version)),
  })

export const resumes = ({ table }: Uses<'table'>) =>
  guarded(
    serveResumes({
      records: recordStore(table()),
      resumes: resumeStore(table()),
      writers: writerStore(table()),
    }),
    table(),
  )
