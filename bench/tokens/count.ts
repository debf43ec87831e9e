import { costOf } from '../../functions/services/model/call.ts'
import { inputTokensOf, type Tokens } from '../../functions/services/model/estimate.ts'
import type { AskedTask } from '../../functions/services/model/model.ts'
import { firstMessages, requestOf } from '../../functions/services/model/request.ts'
import type { PricedModel } from './models.ts'

/** An estimate of the tokens that a model reads: its task, the prompt, and the schema or tool of the answer. */
export const tokensIn = ({ id }: PricedModel, task: AskedTask): number =>
  inputTokensOf(requestOf(id, task, firstMessages(task)))

/** The price in dollars. */
export const priceOf = ({ prices }: PricedModel, tokens: Tokens): number => costOf(tokens, prices)
