import type { BedrockRuntimeClient, Message } from '@aws-sdk/client-bedrock-runtime'
import { ApiError } from '../../../shared/api/errors.ts'
import { askStream } from './ask-stream.ts'
import { askWhole } from './ask-whole.ts'
import { call } from './call.ts'
import { firstMessages, repairMessages } from './conversation.ts'
import type { Prices } from './cost.ts'
import { createWatch, type Deadlines, usualDeadlines, type Watch } from './deadline.ts'
import { ModelFault } from './faults.ts'
import type { Model, ModelOptions, ModelPiece, ModelTask } from './model.ts'
import { piecesOf } from './pieces.ts'
import type { Read } from './read-reply.ts'
import { requestOf } from './request.ts'

type Options = {
  /** Of `bedrockClient`: one that retries by itself would try nine times. */
  readonly client: BedrockRuntimeClient
  readonly modelId: string
  readonly prices: Prices
  readonly deadlines?: Partial<Deadlines>
  readonly random?: () => number
}

const lastOf = async <Result>(steps: AsyncGenerator<unknown, Result, undefined>): Promise<Result> => {
  for (;;) {
    const step = await steps.next()
    if (step.done) return step.value
  }
}

/** A fault as it is told to people. Of what went wrong the log knows already. */
const told = (error: unknown): unknown => {
  if (!(error instanceof ModelFault)) return error
  return new ApiError(error.outcome === 'refused' ? 'model_refused' : 'model_unavailable')
}

/** The model of that id at Bedrock. */
export const createModel = ({
  client,
  modelId,
  prices,
  deadlines: some = {},
  random = Math.random,
}: Options): Model => {
  const deadlines = { ...usualDeadlines, ...some }

  const calls = <Value>(task: ModelTask<Value>, { log, signal: asker }: ModelOptions, watch: Watch) => {
    const begin = (messages: Message[], how: 'whole' | 'stream') => {
      const request = requestOf(modelId, task, messages)
      const ask = () =>
        how === 'whole' ? askWhole(client, request, watch) : askStream(client, request, watch, deadlines)
      return call({ task, model: modelId, prices, log, asker, ask, watch, random })
    }
    return {
      whole: () => lastOf(begin(firstMessages(task), 'whole')),
      stream: () => begin(firstMessages(task), 'stream'),
      /** Once: what is still wrong then, stays wrong. */
      repaired: async (first: Read<Value>): Promise<Value> => {
        if ('value' in first) return first.value
        const read = await lastOf(begin(repairMessages(task, first.said, first.wrong), 'whole'))
        if ('value' in read) return read.value
        throw new ModelFault('malformed')
      },
    }
  }

  return {
    answer: async (task, options) => {
      const watch = createWatch(options.signal, deadlines.whole)
      try {
        const { whole, repaired } = calls(task, options, watch)
        return await repaired(await whole())
      } catch (error) {
        throw told(error)
      } finally {
        watch.end()
      }
    },

    write: async function* <Value>(
      task: ModelTask<Value>,
      options: ModelOptions,
    ): AsyncGenerator<ModelPiece, Value, undefined> {
      const watch = createWatch(options.signal, deadlines.whole)
      try {
        const { stream, repaired } = calls(task, options, watch)
        const first = yield* stream()
        if ('value' in first) return first.value
        yield 'again'
        const value = await repaired(first)
        yield* piecesOf(value)
        return value
      } catch (error) {
        throw told(error)
      } finally {
        watch.end()
      }
    },
  }
}
