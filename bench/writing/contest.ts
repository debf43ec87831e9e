import { type BedrockRuntimeClient, ConverseStreamCommand } from '@aws-sdk/client-bedrock-runtime'
import { ulid } from 'ulid'
import { writeLetter } from '../../functions/prompts/write-letter.ts'
import { writeResume } from '../../functions/prompts/write-resume.ts'
import { firstMessages } from '../../functions/services/model/conversation.ts'
import type { ModelTask } from '../../functions/services/model/model.ts'
import { requestOf } from '../../functions/services/model/request.ts'
import type { apiClient } from '../../local/api-client.ts'
import type { LetterWritten, ResumeWritten } from '../../shared/api/assistant.ts'
import type { Facts } from '../../shared/api/truth.ts'
import { adverts } from '../people/adverts.ts'
import { usual } from '../people/people.ts'
import { type Heard, hear } from './heard.ts'

type Api = ReturnType<typeof apiClient>
type Written = ResumeWritten | LetterWritten

/** Something that is written: through the stack, and as the task that the stack then asks the model. */
export type Writing = {
  readonly name: string
  readonly ask: (api: Api) => AsyncIterable<Written>
  readonly task: (facts: Facts) => ModelTask<unknown>
}

const [jobDescription = ''] = adverts
const job = { jobTitle: 'Operations Analyst', companyName: 'Palmline Logistics' }
const tone = 'professional'

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
]

/** From the asking, as a browser asks, to the last event. Gives the facts that it was written from. */
export const throughStack = async (
  { ask }: Writing,
  api: Api,
): Promise<Heard & { readonly facts: Facts }> => {
  const heard = await hear(
    () => ask(api),
    ({ type }) => type === 'piece',
  )
  if (heard.last?.type !== 'done') throw new Error(`It ended with ${JSON.stringify(heard.last)}.`)
  return { ...heard, facts: heard.last.value.facts }
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
