import type { SkillGap, SkillGapRequest } from '../../shared/api/career.ts'
import { ApiError } from '../../shared/api/errors.ts'
import { dayInLagos } from '../../shared/domain/calendar.ts'
import { askedSkillsOf } from '../../shared/domain/career/asked-skills.ts'
import type { SkillGapDraft } from '../../shared/domain/career/draft.ts'
import { ownSkillsOf } from '../../shared/domain/career/own-skills.ts'
import { skillGapFrom } from '../../shared/domain/career/skill-gap.ts'
import { withoutInvented } from '../../shared/domain/career/without-invented.ts'
import { allows } from '../../shared/domain/plan.ts'
import { factsOf } from '../../shared/domain/resume/form-facts.ts'
import { itemsOf } from '../../shared/domain/resume/items.ts'
import { analyseSkillGap } from '../prompts/analyse-skill-gap.ts'
import { newSkillGap } from '../store/advice.ts'
import { type AssistantServices, type Generation, saveNew } from './generate.ts'
import { ownNames, sourceOf } from './source.ts'

const full = () => new ApiError('too_many_kept')

/** The skills that a person lacks for a role, from their facts and from what their tracked jobs ask for. */
export const skillGapGeneration = async (
  { writers, resumes, skillGaps, trackedJobs, generations }: AssistantServices,
  { sub, body, now }: { sub: string; body: SkillGapRequest; now: Date },
): Promise<Generation<SkillGapDraft, SkillGap>> => {
  const writer = await writers.get(sub, now)
  if (!allows(writer.tier, 'skill-gap-analyser')) throw new ApiError('upgrade_required')
  const [{ form, kept }, tracked] = await Promise.all([sourceOf(resumes, sub, writer), trackedJobs.all(sub)])
  const { profile } = writer
  const skills = ownSkillsOf(form, profile)
  const certifications = [...(profile?.certifications ?? []), ...itemsOf(form.certifications)]
  const facts = factsOf({ form, profile, kept })
  const { id, targetRole, targetIndustry } = body

  return {
    writer,
    request: { sub, id: `skill-gap-${id}`, charge: null },
    check: async () => {
      if (await skillGaps.isFull(sub)) throw full()
    },
    task: () =>
      analyseSkillGap({
        targetRole,
        targetIndustry,
        facts,
        jobDescription: body.jobDescription.trim() === '' ? '' : body.jobDescription,
        asked: askedSkillsOf(tracked, skills),
      }),
    save: async (draft, lease) => {
      const analysis = skillGapFrom(draft, { skills, certifications }, ownNames(form))
      const target = { targetRole, jobDescription: body.jobDescription }
      const saved = withoutInvented(analysis, facts, target, dayInLagos(now))
      const gap = { id, targetRole, targetIndustry, ...saved }
      await saveNew(generations, lease, newSkillGap(sub, gap, now), full())
    },
    stored: () => skillGaps.get(sub, id),
    isNew: true,
  }
}
