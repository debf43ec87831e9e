import { careerOperations } from '../../shared/api/career.ts'
import { ApiError } from '../../shared/api/errors.ts'
import { askedSkillsOf } from '../../shared/domain/career/asked-skills.ts'
import { ownSkillsOf } from '../../shared/domain/career/own-skills.ts'
import { allows } from '../../shared/domain/plan.ts'
import { factsOf } from '../../shared/domain/resume/form-facts.ts'
import type { AssistantServices } from '../assistant/services.ts'
import { sourceOf } from '../assistant/source.ts'
import { type Gateway, serve } from '../runtime/serve.ts'

type Services = Omit<AssistantServices, 'model' | 'generations' | 'letters'>

/** What was made stays its person's on every plan; only making more of it needs one. */
export const career = (services: Services): Gateway =>
  serve(careerOperations)(services, {
    profileTexts: async ({ caller: { sub }, now }, { profileTexts, writers, resumes }) => {
      const [list, writer] = await Promise.all([profileTexts.list(sub), writers.get(sub, now)])
      const { form, kept } = await sourceOf(resumes, sub, writer)
      return { profileTexts: list, facts: factsOf({ form, profile: writer.profile, kept }) }
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
      const [{ form }, tracked] = await Promise.all([sourceOf(resumes, sub, writer), trackedJobs.all(sub)])
      return askedSkillsOf(tracked, ownSkillsOf(form, writer.profile))
    },
    messages: ({ caller, query: { before } }, { coachMessages }) => coachMessages.page(caller.sub, before),
    clearMessages: async ({ caller }, { coachMessages }) => {
      await coachMessages.clear(caller.sub)
      return {}
    },
  })
