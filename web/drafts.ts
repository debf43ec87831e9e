import type * as z from 'zod/mini'
import { type Kept, kept } from './kept.ts'

const prefixOf = (sub: string): string => `aiki.draft.${sub}.`

/** Words that a person typed and has not sent. They outlive the dialog, a reload and the end of a session. */
export const draft = <T>(sub: string, name: string, schema: z.ZodMiniType<T>): Kept<T> =>
  kept(() => localStorage, `${prefixOf(sub)}${name}`, schema)

/** Forgets every draft of a person: the device may be shared, and they chose to leave. */
export const clearDrafts = (sub: string): void => {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(prefixOf(sub))) localStorage.removeItem(key)
  } catch {
    // A browser that refuses storage kept none.
  }
}
