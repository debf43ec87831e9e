import { useRef } from 'react'
import { ulid } from 'ulid'
import type { StreamEvent } from '../../kit/streamed-text.ts'
import { dismissAll, notify } from '../../ui/notify.ts'
import type { WritingTrouble } from '../../writing/trouble.ts'
import { useWriting } from '../../writing/use-writing.ts'
import { wishId } from '../../writing/wish-id.ts'
import type { Wish } from './use-wish.ts'

type Options<Body, Value> = Pick<Wish, 'start' | 'markSent' | 'settle'> & {
  /** Said where nobody knows why it failed. */
  failing: string
  /** The title of the toast: 'Optimization Failed'. */
  failedTitle: string
  send: (body: Body & { id: string }, signal: AbortSignal) => AsyncIterable<StreamEvent<Value>>
  onDone: (value: Value) => void
  /** Something may have come of a wish that nobody waited for: what is kept is looked at again. */
  lookAgain: () => void
}

/** Sends a wish, and takes what comes of it. */
export const useWishWriting = <Body extends object, Value>(options: Options<Body, Value>) => {
  const { start, markSent, settle, failing, failedTitle, send, onDone, lookAgain } = options
  const outId = useRef(start.id)
  const tell = (trouble: WritingTrouble) => {
    if (trouble.kind === 'refused') {
      // It is known that nothing was made, unless it is being made.
      if (trouble.code !== 'in_progress') markSent(outId.current, null)
      if (trouble.code === 'unauthenticated') return
    }
    lookAgain()
    notify({
      kind: 'error',
      title: failedTitle,
      description: trouble.kind === 'lost' ? 'The connection was lost.' : trouble.text,
    })
  }
  const { writing, ...under } = useWriting<Value>({
    failing,
    onFailed: tell,
    onDone: value => {
      settle()
      onDone(value)
    },
  })
  return {
    writing,
    cancel: () => {
      under.cancel()
      lookAgain()
    },
    ask: (wish: Body) => {
      dismissAll()
      const words = JSON.stringify(wish)
      const id = wishId(words, start, ulid())
      outId.current = id
      markSent(id, words)
      return under.start(signal => send({ ...wish, id }, signal))
    },
  }
}
