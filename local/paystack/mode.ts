import * as z from 'zod'

/** What is to go wrong. It lasts until it is changed, or until the stack ends. */
export const mode = z.strictObject({
  /** `slow` does what it is asked at once, and answers after `slowAnswerMs`. */
  api: z.enum(['ok', 'down', 'slow', 'refuses-key']),
  /** `off` holds events back until it is switched on again; `reordered` for a while, and sends the newest first. */
  webhooks: z.enum(['ok', 'off', 'duplicate', 'reordered']),
  /** `pending` until all is settled; `refused` is not begun, for there is no balance; `failing` is begun, and fails. */
  refunds: z.enum(['ok', 'pending', 'refused', 'failing']),
})
export type Mode = z.infer<typeof mode>

export const modePatch = mode.partial()

export type Faults = {
  readonly mode: () => Mode
  readonly set: (patch: z.infer<typeof modePatch>) => Mode
}

export const createFaults = (): Faults => {
  let mode: Mode = { api: 'ok', webhooks: 'ok', refunds: 'ok' }
  return {
    mode: () => mode,
    set: ({ api = mode.api, webhooks = mode.webhooks, refunds = mode.refunds }) => {
      mode = { api, webhooks, refunds }
      return mode
    },
  }
}

/** Longer than any client of ours waits for an answer. */
export const slowAnswerMs = 15_000
