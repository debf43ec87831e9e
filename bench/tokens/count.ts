import { bedrockClient } from '../../functions/services/model/bedrock-client.ts'
import { firstMessages } from '../../functions/services/model/conversation.ts'
import { costOf } from '../../functions/services/model/cost.ts'
import { createModel } from '../../functions/services/model/create-model.ts'
import type { ModelTask } from '../../functions/services/model/model.ts'
import { requestOf } from '../../functions/services/model/request.ts'
import { createBedrock } from '../../local/bedrock/bedrock.ts'
import { tokensOf } from '../../local/bedrock/model-event.ts'
import { type PricedModel, usualModel } from './models.ts'

/** All that a model reads: its task, the prompt, and the schema or the tool of the answer. An estimate. */
export const tokensIn = ({ id }: PricedModel, task: ModelTask<unknown>): number => {
  const { system = [], messages = [], toolConfig, outputConfig } = requestOf(id, task, firstMessages(task))
  const texts = [...system, ...messages.flatMap(({ content = [] }) => content)].map(({ text = '' }) => text)
  const schema = outputConfig?.textFormat?.structure?.jsonSchema ?? toolConfig
  return tokensOf(texts.join('').length + JSON.stringify(schema).length)
}

/** In dollars. */
export const priceOf = (
  { prices }: PricedModel,
  tokens: { readonly inputTokens: number; readonly outputTokens: number },
): number => {
  const { dollars } = costOf({ ...tokens, totalTokens: tokens.inputTokens + tokens.outputTokens }, prices)
  if (dollars === null) throw new Error('There is no price without tokens.')
  return dollars
}

const quiet = () => undefined

/** Whoever answers in the model's place: our stand-in. The caller stops it. */
export const startDrafting = async () => {
  const bedrock = await createBedrock()
  const credentials = { accessKeyId: 'bench', secretAccessKey: 'bench' }
  const client = bedrockClient({ region: 'eu-west-1', endpoint: bedrock.url, credentials })
  const model = createModel({ client, modelId: usualModel.id, prices: usualModel.prices })
  const options = {
    log: { info: quiet, warn: quiet, error: quiet },
    signal: new AbortController().signal,
  }
  return {
    /** Of its answer. An estimate. */
    tokensOut: async (task: ModelTask<unknown>): Promise<number> =>
      tokensOf(JSON.stringify(await model.answer(task, options)).length),
    stop: async () => {
      client.destroy()
      await bedrock.stop()
    },
  }
}
