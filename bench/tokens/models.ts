import type { Prices } from '../../functions/services/model/call.ts'

export type PricedModel = {
  readonly name: string
  readonly id: string
  /** In dollars per million tokens, as listed in 2026. */
  readonly prices: Prices
}

/** The model that the others are compared with. */
export const usualModel: PricedModel = {
  name: 'Claude Haiku 4.5',
  id: 'global.anthropic.claude-haiku-4-5-20251001-v1:0',
  prices: { input: 1, output: 5 },
}

export const otherModels: readonly PricedModel[] = [
  { name: 'Nova 2 Lite', id: 'global.amazon.nova-2-lite-v1:0', prices: { input: 0.3, output: 2.5 } },
  { name: 'Nova Micro', id: 'eu.amazon.nova-micro-v1:0', prices: { input: 0.035, output: 0.14 } },
]
