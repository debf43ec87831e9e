import { setTimeout as wait } from 'node:timers/promises'
import { tokensOf } from '../../functions/services/model/estimate.ts'
import type { createCalls } from './calls.ts'
import { type ConverseRequest, forcedTool, readConverse } from './converse-request.ts'
import { isTextFault } from './corrupt-answer.ts'
import type { Drafting } from './draft/drafting.ts'
import { BedrockError } from './errors.ts'
import type { Exchange } from './exchange.ts'
import type { ModelFaults } from './faults.ts'
import type { OpenAi } from './openai/openai.ts'
import { sendStream } from './send-stream.ts'
import { sendJson, sendWhole } from './send-whole.ts'

export type Pace = {
  readonly pauseMs: number
  readonly slow: { readonly before: number; readonly between: number }
}

type CallServices = {
  readonly faults: Pick<ModelFaults, 'take'>
  readonly calls: Pick<ReturnType<typeof createCalls>, 'add'>
  readonly drafting: Drafting
  /** A server that writes the drafts in place of our rules. */
  readonly openAi: OpenAi | undefined
  readonly pace: Pace
  readonly onError: (words: string, cause: unknown) => void
}

const route = /^\/model\/([^/?]+)\/(converse|converse-stream)$/

const inputTokensOf = ({ messages, system, toolConfig }: ConverseRequest): number =>
  tokensOf(JSON.stringify({ messages, system, toolConfig }).length)

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Returns `answered`, or the reason why the answer ended early. */
const outcomeOf = (stopReason: string): string =>
  stopReason === 'tool_use' || stopReason === 'end_turn' ? 'answered' : stopReason

const asBedrockError = (cause: unknown, onError: CallServices['onError']): BedrockError => {
  if (cause instanceof BedrockError) return cause
  onError('The model of this machine could not answer.', cause)
  return new BedrockError('InternalServerException', 'Something went wrong in the model of this machine.')
}

/** Answers one request to the service, and records it in the list of calls. */
export const answerCall = async (exchange: Exchange, services: CallServices): Promise<void> => {
  const { faults, calls, drafting, openAi, pace, onError } = services
  const began = performance.now()
  const msSoFar = () => Math.round(performance.now() - began)
  const [, name = '', verb] = (exchange.method === 'POST' && route.exec(exchange.path)) || []
  const note = { task: 'text', model: decoded(name), inputTokens: 0 }
  const done = (outcome: string, outputTokens = 0) => {
    if (verb)
      calls.add({
        ...note,
        at: new Date().toISOString(),
        streamed: verb === 'converse-stream',
        ms: msSoFar(),
        outcome,
        outputTokens,
      })
  }
  try {
    if (!exchange.isFromThisMachine)
      throw new BedrockError('AccessDeniedException', 'Only this machine may ask.')
    if (!verb) throw new BedrockError('ResourceNotFoundException', 'Here are converse and converse-stream.')
    const fault = faults.take()
    if (fault === 'throttled')
      throw new BedrockError('ThrottlingException', 'Too many requests, please wait before trying again.')
    const request = readConverse(note.model, await exchange.body())
    note.task = forcedTool(request) ?? request.outputConfig?.textFormat.structure.jsonSchema.name ?? note.task
    note.inputTokens = inputTokensOf(request)
    if (fault === 'hang') {
      await exchange.callerLeft
      return done('left')
    }
    if (fault === 'slow') await wait(pace.slow.before, undefined, { signal: exchange.signal, ref: false })
    const events = openAi && !isTextFault(fault) ? openAi(request, exchange.signal) : drafting(request, fault)
    const how = { fault, inputTokens: note.inputTokens, msSoFar }
    const sent =
      verb === 'converse'
        ? await sendWhole(exchange, events, how)
        : await sendStream(exchange, events, {
            ...how,
            pauseMs: fault === 'slow' ? pace.slow.between : openAi ? 0 : pace.pauseMs,
          })
    note.inputTokens = sent.inputTokens
    done(outcomeOf(sent.stopReason), sent.outputTokens)
  } catch (cause) {
    if (exchange.signal.aborted) return done('left')
    const error = asBedrockError(cause, onError)
    if (exchange.isOpen()) exchange.cut()
    else
      await sendJson(exchange, error.status, { 'x-amzn-errortype': error.name }, { message: error.message })
    done(error.name)
  }
}
