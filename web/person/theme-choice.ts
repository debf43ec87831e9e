import { type ColorChoice, chooseColorMode } from '../browser/color-mode.ts'
import { createListeners } from '../browser/listeners.ts'
import { storedValue } from '../browser/stored-value.ts'
import { session } from '../session/store.ts'

type Unsent = { readonly sub: string; readonly theme: ColorChoice }

const themes: readonly unknown[] = ['light', 'dark', 'system'] satisfies ColorChoice[]
const isTheme = (value: unknown): value is ColorChoice => themes.includes(value)

/** Without zod, because the public pages load this file too. */
const safeParse = (value: unknown): { data?: Unsent } => {
  if (typeof value !== 'object' || value === null) return {}
  const [sub, theme]: unknown[] = [Reflect.get(value, 'sub'), Reflect.get(value, 'theme')]
  return typeof sub === 'string' && isTheme(theme) ? { data: { sub, theme } } : {}
}

const unsent = storedValue(() => localStorage, 'aiki.theme.unsent', { safeParse })

let current = unsent.read()
const listeners = createListeners()

const change = (next: Unsent | null) => {
  current = next
  unsent.write(next)
  listeners.call()
}

/** Shows the theme at once. Where the person is signed in, useAccountSync sends it to the account. */
export const chooseTheme = (theme: ColorChoice): void => {
  chooseColorMode(theme)
  const sub = session.sub()
  if (sub !== null) change({ sub, theme })
}

/** The theme that the account does not have yet; null: the account has it. */
export const unsentTheme = {
  of: (sub: string): ColorChoice | null => (current?.sub === sub ? current.theme : null),
  /** The account has this theme. A theme that was chosen later is still unsent. */
  markSent: (theme: ColorChoice): void => {
    if (current?.theme === theme) change(null)
  },
  subscribe: listeners.subscribe,
}
