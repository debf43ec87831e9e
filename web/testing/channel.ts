import type { LiveEvent } from '../../shared/api/live.ts'
import type { listen as realListen } from '../live/channel.ts'

// In tests of components this file takes the place of web/live/channel.ts.

const listeners = new Set<Parameters<typeof realListen>[1]>()

export const listen: typeof realListen = (_sub, options) => {
  listeners.add(options)
  options.onFirst()
  return () => {
    listeners.delete(options)
  }
}

/** What the person's channel brings to this browser. */
export const live = {
  /** Somebody listens. */
  isOpen: (): boolean => listeners.size > 0,
  tell: (event: LiveEvent): void => {
    for (const { onEvent } of listeners) onEvent(event)
  },
}
