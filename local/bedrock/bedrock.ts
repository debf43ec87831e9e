import { answerCall, type Pace } from './answer-call.ts'
import { createCalls } from './calls.ts'
import { createDrafting } from './draft/drafting.ts'
import { exchangeOf } from './exchange.ts'
import { createModelFaults } from './faults.ts'
import { listenForModels, type WireRequest } from './listen.ts'
import { createOpenAi, type OpenAiServer } from './openai/openai.ts'

export type BedrockOptions = {
  /** With the same seed, the same order of calls gets the same drafts. */
  readonly seed?: number
  /** The milliseconds between the pieces of a draft, so that a person sees the text grow. */
  readonly pauseMs?: number
  /** The delays of the fault `slow`, in milliseconds: before the first byte, and between the pieces. */
  readonly slow?: Pace['slow']
  /** A server that writes the drafts in place of our rules. Faults of the text still come from our rules. */
  readonly openAi?: OpenAiServer | undefined
  readonly onError?: (words: string, cause: unknown) => void
  /** Called with each request, for who wants to know who asks. */
  readonly onRequest?: (request: Pick<WireRequest, 'headers' | 'url'>) => void
}

/**
 * Starts the model service of this machine: Bedrock's Converse and ConverseStream on a free port of the loopback
 * address, in HTTP/2 without TLS, which the SDK uses, and in HTTP/1.1. The faults and the list of calls are lost when
 * the service stops.
 */
export const createBedrock = async ({
  seed = 1,
  pauseMs = 0,
  slow = { before: 6000, between: 300 },
  openAi,
  onError = () => undefined,
  onRequest = () => undefined,
}: BedrockOptions = {}) => {
  const faults = createModelFaults()
  const calls = createCalls()
  const drafting = createDrafting(seed)
  const services = {
    faults,
    calls,
    drafting,
    openAi: openAi && createOpenAi(openAi),
    pace: { pauseMs, slow },
    onError,
  }
  const server = await listenForModels((request, response) => {
    onRequest(request)
    void answerCall(exchangeOf(request, response), services)
  })
  return {
    /** The `endpoint` for a BedrockRuntimeClient. */
    url: server.url,
    faults,
    calls: calls.list,
    /** The address of the server that writes the drafts; null where our rules do. */
    behind: openAi?.baseUrl ?? null,
    /** Stops the service, and ends the calls that are under way. */
    stop: server.stop,
  }
}
export type Bedrock = Awaited<ReturnType<typeof createBedrock>>
