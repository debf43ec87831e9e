import type { BedrockRuntimeClient, Message } from '@aws-sdk/client-bedrock-runtime'
import { ApiError } from '../../../shared/api/errors.ts'
import { askStream, askWhole } from './bedrock.ts'
import type { ModelBudget } from './budget.ts'
import { call, type Prices } from './call.ts'
import { createWatch, type Deadlines, usualDeadlines, type Watch } from './deadline.ts'
import { ModelFault } from './faults.ts'
import type { Model, ModelOptions, ModelPiece, ModelTask } from './model.ts'
import { piecesOf } from './pieces.ts'
import type { Read } from './read-reply.ts'
import { firstMessages, repairMessages, requestOf } from './request.ts'

type Options = {
  /** Made by `bedrockClient`, because a client with retries of its own would try nine times. */
  readonly client: BedrockRuntimeClient
  readonly modelId: string
  readonly prices: Prices
  readonly budget: ModelBudget
  readonly deadlines?: Partial<Deadlines>
  readonly random?: () => number
}

const lastOf = async <Result>(steps: AsyncGenerator<unknown, Result, undefined>): Promise<Result> => {
  for (;;) {
    const step = await steps.next()
    if (step.done) return step.value
  }
}

/** The error for the caller. The log has the fault already. */
const apiErrorOf = (error: unknown): unknown => {
  if (!(error instanceof ModelFault)) return error
  return new ApiError(error.outcome === 'refused' ? 'model_refused' : 'model_unavailable')
}

export const createModel = ({
  client,
  modelId,
  prices,
  budget,
  deadlines: changed = {},
  random = Math.random,
}: Options): Model => {
  const deadlines = { ...usualDeadlines, ...changed }

  const calls = <Value>(
    task: ModelTask<Value>,
    { log, signal: callerSignal, pass }: ModelOptions,
    watch: Watch,
  ) => {
    const lacksOf = (value: Value): readonly string[] => (pass.repairs && task.review?.(value)) || []
    const onCost = (dollars: number) => budget.spend(pass, dollars, log)
    const begin = (messages: Message[], how: 'whole' | 'stream') => {
      const request = requestOf(modelId, task, messages)
      const ask = () =>
        how === 'whole' ? askWhole(client, request, watch) : askStream(client, request, watch, deadlines)
      return call({ task, model: modelId, prices, log, callerSignal, ask, watch, random, request, onCost })
    }
    return {
      whole: () => lastOf(begin(firstMessages(task), 'whole')),
      stream: () => begin(firstMessages(task), 'stream'),
      /** Asks for one repair. Throws a ModelFault where the answer is still wrong. */
      repaired: async (first: Read<Value>): Promise<Value> => {
        const wrong = 'value' in first ? lacksOf(first.value) : first.wrong
        if ('value' in first && wrong.length === 0) return first.value
        try {
          const read = await lastOf(begin(repairMessages(task, first.text, wrong), 'whole'))
          const isBetter = 'value' in read && lacksOf(read.value).length < wrong.length
          if ('value' in read && (isBetter || !('value' in first))) return read.value
          throw new ModelFault('malformed')
        } catch (error) {
          // A value that lacks something is better than none.
          if ('value' in first && error instanceof ModelFault) return first.value
          throw error
        }
      },
    }
  }

  return {
    admit: budget.admit,

    answer: async (task, options) => {
      const watch = createWatch(options.signal, deadlines.whole)
      try {
        const { whole, repaired } = calls(task, options, watch)
        return await repaired(await whole())
      } catch (error) {
        throw apiErrorOf(error)
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
        if ('wrong' in first) yield 'again'
        const value = await repaired(first)
        if ('value' in first) {
          if (value === first.value && !first.moved) return value
          yield 'again'
        }
        yield* piecesOf(value)
        return value
      } catch (error) {
        throw apiErrorOf(error)
      } finally {
        watch.end()
      }
    },
  }
}
