import type { Outcome } from './faults.ts'
import type { ModelRequest } from './request.ts'

export type Tokens = { readonly inputTokens: number; readonly outputTokens: number }

/** Estimates the tokens of a text: a token has about four characters. */
export const tokensOf = (characters: number): number => Math.ceil(characters / 4)

/** An estimate of the tokens that a model reads: the texts of a request, and the schema or the tool of the answer. */
export const inputTokensOf = ({
  system = [],
  messages = [],
  toolConfig,
  outputConfig,
}: Pick<ModelRequest, 'system' | 'messages' | 'toolConfig' | 'outputConfig'>): number => {
  const texts = [...system, ...messages.flatMap(({ content = [] }) => content)].map(({ text = '' }) => text)
  const schema = outputConfig?.textFormat?.structure?.jsonSchema ?? toolConfig
  return tokensOf(texts.join('').length + JSON.stringify(schema ?? null).length)
}

/** Bedrock charges nothing for a call that it did not begin. A call of which words arrived had begun. */
const uncharged: ReadonlySet<Outcome> = new Set(['throttled', 'our fault', 'failed'])

/**
 * What a call cost whose usage Bedrock did not send, because it was cut off. `characters` arrived before that. Where
 * none arrived, the model may have written as much as it was allowed.
 */
export const estimatedTokens = (
  outcome: Outcome,
  request: ModelRequest,
  characters: number,
  maxTokens: number,
): Tokens =>
  characters === 0 && uncharged.has(outcome)
    ? { inputTokens: 0, outputTokens: 0 }
    : {
        inputTokens: inputTokensOf(request),
        outputTokens: characters > 0 ? tokensOf(characters) : maxTokens,
      }
