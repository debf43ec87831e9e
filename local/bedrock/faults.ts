import * as z from 'zod'

/** The faults, with their words on the page. */
export const modelFaults = {
  ok: 'nothing',
  throttled: 'it is throttled',
  slow: 'it is slow',
  hang: 'it hangs before the first byte',
  'hang-midway': 'it hangs in mid-stream',
  'cut-off': 'the connection ends in mid-stream',
  'stream-exception': 'it fails in mid-stream',
  malformed: 'the JSON is broken',
  fenced: 'it answers with fenced JSON in place of the tool',
  'extra-keyed': 'the JSON has keys that nobody asked for',
  'wrong-typed': 'the JSON has values of other types',
  truncated: 'it ends at its limit of tokens',
  huge: 'it answers with 1 MB',
  refusing: 'it would not',
  guarded: 'a guardrail steps in',
  'thinks-first': 'it thinks aloud first',
  inventing: 'it makes things up',
  obedient: 'it does what the job description says',
} as const
export type ModelFault = keyof typeof modelFaults

const faultNames = Object.keys(modelFaults)
const isModelFault = (text: string): text is ModelFault => faultNames.includes(text)

/** `times` is the number of calls that fail. Without it, calls fail until the fault is switched off with `ok`. */
export const faultRequest = z.strictObject({
  fault: z.string().refine(isModelFault),
  times: z.coerce.number().int().min(1).max(1000).optional(),
})
type FaultRequest = { readonly fault: ModelFault; readonly times?: number | undefined }

export type ModelFaults = ReturnType<typeof createModelFaults>

export const createModelFaults = () => {
  let fault: ModelFault = 'ok'
  /** The number of calls that still fail; null until the fault is switched off. */
  let left: number | null = null
  return {
    now: (): { readonly fault: ModelFault; readonly left: number | null } => ({ fault, left }),
    set({ fault: wanted, times }: FaultRequest): void {
      fault = wanted
      left = fault === 'ok' ? null : (times ?? null)
    },
    /** Returns the fault of the next call, and counts it as one of `times`. */
    take(): ModelFault {
      const taken = fault
      if (left !== null) left -= 1
      if (left === 0) {
        fault = 'ok'
        left = null
      }
      return taken
    },
  }
}
