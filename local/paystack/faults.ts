import * as z from 'zod'

/** The faults. A fault lasts until it is changed, or until the stack ends. */
export const mode = z.strictObject({
  /** `slow` executes a request at once, and answers after `slowAnswerMs`. */
  api: z.enum(['ok', 'down', 'slow', 'refuses-key']),
  /** `off` delays events until it is switched off. `reordered` delays them for a while, and sends the newest first. */
  webhooks: z.enum(['ok', 'off', 'duplicate', 'reordered']),
  /**
   * `pending`: refunds stay pending until they are settled. `refused`: a refund is not begun, because there is no
   * balance. `failing`: a refund is begun, and fails.
   */
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

/** The delay of a slow answer in milliseconds, which is longer than any of our clients waits. */
export const slowAnswerMs = 15_000
