import { useEffect, useRef, useState } from 'react'
import { readStream } from '../kit/read-stream.ts'
import { noParts, type Parts, type StreamEvent } from '../kit/streamed-text.ts'
import { type WritingTrouble, writingTroubleOf } from './trouble.ts'

/** How it stands. What was written so far is shown while it goes on, and gone where it failed: it is not kept. */
export type Writing =
  | { readonly state: 'idle' | 'done' }
  | { readonly state: 'writing'; readonly parts: Parts }
  | { readonly state: 'failed'; readonly trouble: WritingTrouble }

/** The stream that a wish is answered with; it ends with the signal. */
type Begin<Value> = (signal: AbortSignal) => AsyncIterable<StreamEvent<Value>>

type Options<Value> = {
  /** Said where nobody knows why it failed: 'Failed to generate resume. Please try again.' */
  failing: string
  onDone: (value: Value) => void
  onFailed: (trouble: WritingTrouble) => void
}

/** Has something written, and shows it as it grows. One at a time: who cancels, or leaves, ends the request. */
export const useWriting = <Value>({ failing, onDone, onFailed }: Options<Value>) => {
  const [writing, setWriting] = useState<Writing>({ state: 'idle' })
  const under = useRef<AbortController>(null)
  useEffect(() => () => under.current?.abort(), [])

  const start = async (begin: Begin<Value>): Promise<void> => {
    under.current?.abort()
    const given = new AbortController()
    under.current = given
    const show = (change: (parts: Parts) => Parts) =>
      setWriting(now =>
        under.current === given && now.state === 'writing' ? { ...now, parts: change(now.parts) } : now,
      )
    setWriting({ state: 'writing', parts: noParts })
    try {
      const value = await readStream(begin(given.signal), show)
      if (given.signal.aborted) return
      setWriting({ state: 'done' })
      onDone(value)
    } catch (error) {
      if (given.signal.aborted) return
      const trouble = writingTroubleOf(error, failing)
      setWriting({ state: 'failed', trouble })
      onFailed(trouble)
    }
  }

  return {
    writing,
    start,
    /**
     * Stops the request and keeps nothing. It stays counted where words have come, and a repeat is not counted again.
     */
    cancel: () => {
      under.current?.abort()
      setWriting({ state: 'idle' })
    },
  }
}
