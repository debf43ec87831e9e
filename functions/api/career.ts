import { careerOperations } from '../../shared/api/career.ts'
import { ApiError } from '../../shared/api/errors.ts'
import { allows } from '../../shared/domain/plan.ts'
import type { AssistantServices } from '../assistant/generate.ts'
import type { Uses } from '../composition/services.ts'
import { guarded } from '../runtime/guarded.ts'
import { type Gateway, serve } from '../runtime/serve.ts'
import { adviceStores } from '../store/advice.ts'
import { resumeStore } from '../store/resumes.ts'
import { writerStore } from '../store/writers.ts'
import { factsOf } from './facts.ts'

type Services = Omit<AssistantServices, 'model' | 'generations' | 'letters' | 'records'>

/** The lists of skills and headings are loaded by the two operations that need them. */
const loadSource = () => import('../assistant/source.ts')

/** A person can list, edit and delete saved results on every plan. Only `askedSkills` needs a paid plan. */
export const serveCareer = (services: Services): Gateway =>
  serve(careerOperations)(services, {
    profileTexts: async ({ caller: { sub }, now }, { profileTexts, writers, resumes }) => {
      const [list, writer] = await Promise.all([profileTexts.list(sub), writers.get(sub, now)])
      const { sourceOf } = await loadSource()
      const { form, kept } = await sourceOf(resumes, sub, writer)
      return { profileTexts: list, facts: await factsOf({ form, profile: writer.profile, kept }) }
    },
    updateProfileText: ({ caller, params: { id }, body: { version, ...patch }, now }, { profileTexts }) =>
      profileTexts.update(caller.sub, { id, patch, version, now }),
    removeProfileText: async ({ caller, params: { id } }, { profileTexts }) => {
      await profileTexts.remove(caller.sub, id)
      return { id }
    },
    skillGaps: async ({ caller }, { skillGaps }) => ({ skillGaps: await skillGaps.list(caller.sub) }),
    removeSkillGap: async ({ caller, params: { id } }, { skillGaps }) => {
      await skillGaps.remove(caller.sub, id)
      return { id }
    },
    askedSkills: async ({ caller: { sub }, now }, { writers, resumes, trackedJobs }) => {
      const writer = await writers.get(sub, now)
      if (!allows(writer.tier, 'skill-gap-analyser')) throw new ApiError('upgrade_required')
      const [{ sourceOf }, { askedSkillsOf }, { ownSkillsOf }] = await Promise.all([
        loadSource(),
        import('../../shared/domain/career/asked-skills.ts'),
        import('../../shared/domain/career/own-skills.ts'),
      ])
      const [{ form }, tracked] = await Promise.all([sourceOf(resumes, sub, writer), trackedJobs.all(sub)])
      return askedSkillsOf(tracked, ownSkillsOf(form, writer.profile))
    },
    messages: ({ caller, query: { before } }, { coachMessages }) => coachMessages.page(caller.sub, before),
    clearMessages: async ({ caller }, { coachMessages }) => {
      await coachMessages.clear(caller.sub)
      return {}
    },
  })

export const career = ({ table }: Uses<'table'>) =>
  guarded(
    serveCareer({
      ...adviceStores(table()),
      resumes: resumeStore(table()),
      writers: writerStore(table()),
    }),
    table(),
  )
