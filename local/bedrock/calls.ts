import type { Counted } from './model-event.ts'

/** One call as it went: nothing of what was said in it. */
export type ModelCall = Counted & {
  readonly at: string
  /** The tool that was asked for, or `text`. */
  readonly task: string
  readonly model: string
  readonly streamed: boolean
  readonly ms: number
  /** `answered`, why it stopped where that was something else, the name of an error, or `left`: whoever asked had gone. */
  readonly outcome: string
}

const kept = 100

export const createCalls = () => {
  const calls: ModelCall[] = []
  return {
    /** Newest first. */
    list: (): readonly ModelCall[] => calls,
    add(call: ModelCall): void {
      calls.unshift(call)
      calls.length = Math.min(calls.length, kept)
    },
  }
}
