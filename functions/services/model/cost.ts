import type { TokenUsage } from '@aws-sdk/client-bedrock-runtime'

/** US dollars for a million tokens. */
export type Prices = { readonly input: number; readonly output: number }

/** `0.30/2.50`: in and out. */
export const pricesOf = (text: string): Prices => {
  const [input = 0, output = 0] = text.split('/').map(Number)
  return { input, output }
}

export type Cost = {
  readonly inputTokens: number | null
  readonly outputTokens: number | null
  readonly dollars: number | null
}

/** To a hundred-millionth: a call of a small model is some millionths. */
const rounded = (dollars: number): number => Math.round(dollars * 1e8) / 1e8

/** What a call cost; null where it was cut off, and Bedrock never said. */
export const costOf = (usage: TokenUsage | undefined, { input, output }: Prices): Cost => {
  const inputTokens = usage?.inputTokens ?? null
  const outputTokens = usage?.outputTokens ?? null
  const isKnown = inputTokens !== null && outputTokens !== null
  const dollars = isKnown ? rounded((inputTokens * input + outputTokens * output) / 1e6) : null
  return { inputTokens, outputTokens, dollars }
}
