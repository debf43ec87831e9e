import { type BedrockRuntimeClient, ConverseStreamCommand } from '@aws-sdk/client-bedrock-runtime'
import { ulid } from 'ulid'
import { coach } from '../../functions/prompts/coach.ts'
import { writeLetter } from '../../functions/prompts/write-letter.ts'
import { writeResume } from '../../functions/prompts/write-resume.ts'
import { firstMessages } from '../../functions/services/model/conversation.ts'
import type { ModelTask } from '../../functions/services/model/model.ts'
import { requestOf } from '../../functions/services/model/request.ts'
import type { apiClient } from '../../local/api-client.ts'
import type { CoachWritten, LetterWritten, ResumeWritten } from '../../shared/api/assistant.ts'
import type { Facts } from '../../shared/api/truth.ts'
import { factsOf } from '../../shared/domain/resume/form-facts.ts'
import { emptyForm } from '../../shared/domain/resume/form-of-document.ts'
import { adverts } from '../people/adverts.ts'
import { usual } from '../people/people.ts'
import { type Heard, hear } from './heard.ts'

type Api = ReturnType<typeof apiClient>
type Written = ResumeWritten | LetterWritten | CoachWritten

/** Something that is written: through the stack, and as the task that the stack then asks the model. */
export type Writing = {
  readonly name: string
  /** What must be so before; it is not measured. */
  readonly prepare?: (api: Api) => Promise<unknown>
  readonly ask: (api: Api) => AsyncIterable<Written>
  readonly task: (facts: Facts) => ModelTask<unknown>
}

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
    task: facts => writeResume({ facts, jobDescription, currentResume: null }),
  },
  {
    name: 'letter',
    ask: api =>
      api.assistant.writeLetter({
        body: { id: ulid(), ...job, tone, jobDescription, applicationId: null },
      }),
    task: facts => writeLetter({ facts, ...job, jobDescription, tone }),
  },
  {
    name: 'coach',
    // A chat that grows would be asked of the stack alone.
    prepare: api => api.career.clearMessages({}),
    ask: api => api.assistant.coach({ body: { id: ulid(), message, shares: false } }),
    task: () => coach({ message, history: [], shared: null }),
  },
]

/** From the asking, as a browser asks, to the last event. Gives the facts that it was written from. */
export const throughStack = async (
  { prepare, ask }: Writing,
  api: Api,
): Promise<Heard & { readonly facts: Facts }> => {
  await prepare?.(api)
  const heard = await hear(
    () => ask(api),
    ({ type }) => type === 'piece',
  )
  if (heard.last?.type !== 'done') throw new Error(`It ended with ${JSON.stringify(heard.last)}.`)
  const { value } = heard.last
  return { ...heard, facts: 'facts' in value ? value.facts : nothing }
}

/** The same task by the SDK alone: not even its answer is read. */
export const directly = (
  client: BedrockRuntimeClient,
  modelId: string,
  task: ModelTask<unknown>,
): Promise<Heard> =>
  hear(
    async () => {
      const request = requestOf(modelId, task, firstMessages(task))
      const { stream } = await client.send(new ConverseStreamCommand(request))
      if (!stream) throw new Error('There is no stream.')
      return stream
    },
    event => event.contentBlockDelta !== undefined,
  )
