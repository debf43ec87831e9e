import type { CoachMessage, CoachRequest } from '../../shared/api/career.ts'
import { ApiError } from '../../shared/api/errors.ts'
import type { CoachDraft } from '../../shared/domain/career/draft.ts'
import { modelLines } from '../../shared/domain/model-text.ts'
import { allows } from '../../shared/domain/plan.ts'
import { factsOf } from '../../shared/domain/resume/form-facts.ts'
import { coach as coachTask, type Shared } from '../prompts/coach.ts'
import { newMessage } from '../store/coach-messages.ts'
import { coachBound } from '../store/generation-row.ts'
import { type AssistantServices, type Generation, saveNew } from './generate.ts'
import { ownNames, sourceOf } from './source.ts'

/** The coach sees this many of the person's newest applications. */
const applicationsSeen = 30

type Services = Pick<AssistantServices, 'writers' | 'resumes' | 'trackedJobs'>

const sharedBy = async (
  { writers, resumes, trackedJobs }: Services,
  sub: string,
  now: Date,
): Promise<Shared> => {
  const [writer, newest] = await Promise.all([
    writers.get(sub, now),
    trackedJobs.newest(sub, applicationsSeen),
  ])
  const { form, kept } = await sourceOf(resumes, sub, writer)
  return {
    facts: factsOf({ form, profile: writer.profile, kept }),
    // Without notes and links, because these are private.
    applications: newest.map(({ jobTitle, companyName, status, appliedDate }) => ({
      jobTitle,
      companyName,
      status,
      appliedDate,
    })),
  }
}

/** The coach's answer to a message. Facts that the person does not share are not loaded. */
export const coachGeneration = async (
  services: AssistantServices,
  { sub, body, now }: { sub: string; body: CoachRequest; now: Date },
): Promise<Generation<CoachDraft, CoachMessage>> => {
  const { writers, coachMessages, generations } = services
  const { id, message, shares } = body
  const writer = await writers.plan(sub, now)
  if (!allows(writer.tier, 'career-coach')) throw new ApiError('upgrade_required')
  const [history, shared] = await Promise.all([
    coachMessages.history(sub),
    shares ? sharedBy(services, sub, now) : null,
  ])

  return {
    writer,
    request: { sub, id: `coach-${id}`, charge: null, bound: coachBound },
    task: () => coachTask({ message, history, shared }),
    save: async (draft, lease) => {
      const reply = modelLines(draft.reply, shared ? ownNames(shared.facts.form) : [])
      if (reply === '') throw new ApiError('model_unavailable')
      const writes = newMessage(sub, { id, message, reply }, now)
      await saveNew(generations, lease, writes, new ApiError('in_progress'))
    },
    stored: () => coachMessages.get(sub, id),
    isNew: true,
  }
}
