import type * as z from 'zod/mini'
import { type Kept, kept } from '../browser/kept.ts'

const prefixOf = (sub: string): string => `aiki.draft.${sub}.`

/**
 * Words that a person typed and has not sent, and what else is theirs on this device alone. They outlive the dialog, a
 * reload and the end of a session.
 */
export const draft = <T>(sub: string, name: string, schema: z.ZodMiniType<T>): Kept<T> =>
  kept(() => localStorage, `${prefixOf(sub)}${name}`, schema)

/**
 * Forgets the drafts of a person whose names begin so; all of them where nothing is named: the device may be shared, and
 * they chose to leave.
 */
export const clearDrafts = (sub: string, beginning = ''): void => {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(`${prefixOf(sub)}${beginning}`)) localStorage.removeItem(key)
  } catch {
    // A browser that refuses storage kept none.
  }
}
