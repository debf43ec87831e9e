import { answerCall, type Pace } from './answer-call.ts'
import { createCalls } from './calls.ts'
import { createDrafting } from './draft/drafting.ts'
import { exchangeOf } from './exchange.ts'
import { createModelFaults } from './faults.ts'
import { listenForModels } from './listen.ts'
import { createOpenAi, type OpenAiServer } from './openai/openai.ts'

export type BedrockOptions = {
  /** The same seed gives the same drafts, in the same order of calls. */
  readonly seed?: number
  /** Milliseconds between the bits of a draft, so that a person sees it grow. */
  readonly pauseMs?: number
  /** What the fault `slow` means, in milliseconds: before the first byte, and between the bits. */
  readonly slow?: Pace['slow']
  /** A server that drafts in our place. Faults of the text are still ours. */
  readonly openAi?: OpenAiServer | undefined
  readonly onTrouble?: (words: string, cause: unknown) => void
}

/**
 * The model service of this machine: Bedrock's Converse and ConverseStream on a free port of the loopback address, in
 * HTTP/2 without TLS as the SDK speaks it, and in HTTP/1.1. What goes wrong and what was asked is forgotten at the end.
 */
export const createBedrock = async ({
  seed = 1,
  pauseMs = 0,
  slow = { before: 6000, between: 300 },
  openAi,
  onTrouble = () => undefined,
}: BedrockOptions = {}) => {
  const faults = createModelFaults()
  const calls = createCalls()
  const drafting = createDrafting(seed)
  const behind = openAi && createOpenAi(openAi)
  const services = { faults, calls, drafting, behind, pace: { pauseMs, slow }, onTrouble }
  const server = await listenForModels((request, response) => {
    void answerCall(exchangeOf(request, response), services)
  })
  return {
    /** For `endpoint` of a BedrockRuntimeClient. */
    url: server.url,
    faults,
    calls: calls.list,
    /** Who drafts: null: rules of ours. */
    behind: openAi?.baseUrl ?? null,
    /** Ends what is under way too. */
    stop: server.stop,
  }
}
export type Bedrock = Awaited<ReturnType<typeof createBedrock>>
