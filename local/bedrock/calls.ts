import type { Counted } from './model-event.ts'

/** The outcome of one call, without any of its text. */
export type ModelCall = Counted & {
  readonly at: string
  /** The requested tool, or `text`. */
  readonly task: string
  readonly model: string
  readonly streamed: boolean
  readonly ms: number
  /** `answered`, the reason for an early end, the name of an error, or `left`, because the caller closed the connection. */
  readonly outcome: string
}

const mostCalls = 100

export const createCalls = () => {
  const calls: ModelCall[] = []
  return {
    /** Returns the calls, newest first. */
    list: (): readonly ModelCall[] => calls,
    add(call: ModelCall): void {
      calls.unshift(call)
      calls.length = Math.min(calls.length, mostCalls)
    },
  }
}
