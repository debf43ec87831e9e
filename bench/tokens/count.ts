import { costOf } from '../../functions/services/model/call.ts'
import type { AskedTask } from '../../functions/services/model/model.ts'
import { firstMessages, requestOf } from '../../functions/services/model/request.ts'
import { tokensOf } from '../../local/bedrock/model-event.ts'
import type { PricedModel } from './models.ts'

/** An estimate of the tokens that a model reads: its task, the prompt, and the schema or tool of the answer. */
export const tokensIn = ({ id }: PricedModel, task: AskedTask): number => {
  const { system = [], messages = [], toolConfig, outputConfig } = requestOf(id, task, firstMessages(task))
  const texts = [...system, ...messages.flatMap(({ content = [] }) => content)].map(({ text = '' }) => text)
  const schema = outputConfig?.textFormat?.structure?.jsonSchema ?? toolConfig
  return tokensOf(texts.join('').length + JSON.stringify(schema).length)
}

/** The price in dollars. */
export const priceOf = (
  { prices }: PricedModel,
  tokens: { readonly inputTokens: number; readonly outputTokens: number },
): number => {
  const { dollars } = costOf({ ...tokens, totalTokens: tokens.inputTokens + tokens.outputTokens }, prices)
  if (dollars === null) throw new Error('There is no price without tokens.')
  return dollars
}
