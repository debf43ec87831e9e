import { type BedrockRuntimeClient, ConverseStreamCommand } from '@aws-sdk/client-bedrock-runtime'
import { ulid } from 'ulid'
import { coach } from '../../functions/prompts/coach.ts'
import { writeLetter } from '../../functions/prompts/write-letter.ts'
import { writeResume } from '../../functions/prompts/write-resume.ts'
import type { AskedTask } from '../../functions/services/model/model.ts'
import { firstMessages, requestOf } from '../../functions/services/model/request.ts'
import type { apiClient } from '../../local/people.ts'
import type { CoachWritten, LetterWritten, ResumeWritten } from '../../shared/api/assistant.ts'
import type { Facts } from '../../shared/api/truth.ts'
import { factsOf } from '../../shared/domain/resume/form-facts.ts'
import { emptyForm } from '../../shared/domain/resume/form-of-document.ts'
import { adverts } from '../people/adverts.ts'
import { usual } from '../people/people.ts'
import { type StreamTimes, timesOf } from './stream-times.ts'

type Api = ReturnType<typeof apiClient>
type Written = ResumeWritten | LetterWritten | CoachWritten

/** One kind of text, written through the stack and as the task that the stack sends to the model. */
export type Writing = {
  readonly name: string
  /** Prepares the call, and is not measured. */
  readonly prepare?: (api: Api) => Promise<unknown>
  readonly ask: (api: Api) => AsyncIterable<Written>
  readonly task: (facts: Facts) => AskedTask
}

const noRecipient = { recipientName: '', employerAddress: '' }
const [jobDescription = ''] = adverts
const job = { jobTitle: 'Operations Analyst', companyName: 'Palmline Logistics' }
const tone = 'professional'
const message = 'They ask what salary I expect. What do I say?'
const nothing: Facts = factsOf({ form: emptyForm, profile: null, kept: [] })

export const writings: readonly Writing[] = [
  {
    name: 'resume',
    ask: api =>
      api.assistant.writeResume({
        body: {
          id: ulid(),
          title: 'Operations Analyst',
          template: 'professional',
          form: usual,
          jobDescription,
          rewrites: null,
        },
      }),
    task: facts => writeResume({ facts, jobDescription, tailors: false })[0],
  },
  {
    name: 'letter',
    ask: api =>
      api.assistant.writeLetter({
        body: { id: ulid(), ...job, ...noRecipient, tone, jobDescription, applicationId: null },
      }),
    task: facts => writeLetter({ facts, ...job, jobDescription, tone, bridge: null }),
  },
  {
    name: 'coach',
    // The chat is cleared, because the stack would send its history to the model and the direct call would not.
    prepare: api => api.career.clearMessages({}),
    ask: api => api.assistant.coach({ body: { id: ulid(), message, shares: false } }),
    task: () => coach({ message, history: [], shared: null }),
  },
]

/**
 * Measures from the request, as a browser sends it, to the last event. Returns the facts that the text was written
 * from.
 */
export const throughStack = async (
  { prepare, ask }: Writing,
  api: Api,
): Promise<StreamTimes & { readonly facts: Facts }> => {
  await prepare?.(api)
  const times = await timesOf(
    () => ask(api),
    ({ type }) => type === 'piece',
  )
  if (times.last?.type !== 'done') throw new Error(`It ended with ${JSON.stringify(times.last)}.`)
  const { value } = times.last
  return { ...times, facts: 'facts' in value ? value.facts : nothing }
}

/** The same task with the SDK alone, without parsing the answer. */
export const directly = (
  client: BedrockRuntimeClient,
  modelId: string,
  task: AskedTask,
): Promise<StreamTimes> =>
  timesOf(
    async () => {
      const request = requestOf(modelId, task, firstMessages(task))
      const { stream } = await client.send(new ConverseStreamCommand(request))
      if (!stream) throw new Error('There is no stream.')
      return stream
    },
    event => event.contentBlockDelta !== undefined,
  )
