import { type ColorChoice, chooseColorMode } from '../browser/color-mode.ts'
import { storedValue } from '../browser/stored-value.ts'
import { session } from '../session/store.ts'

type Unsent = { readonly sub: string; readonly theme: ColorChoice }

const themes: readonly unknown[] = ['light', 'dark', 'system'] satisfies ColorChoice[]
const isTheme = (value: unknown): value is ColorChoice => themes.includes(value)

/** By hand, as in session/person.ts: public pages have the toggle too, and do without zod. */
const safeParse = (value: unknown): { data?: Unsent } => {
  if (typeof value !== 'object' || value === null) return {}
  const [sub, theme]: unknown[] = [Reflect.get(value, 'sub'), Reflect.get(value, 'theme')]
  return typeof sub === 'string' && isTheme(theme) ? { data: { sub, theme } } : {}
}

const unsent = storedValue(() => localStorage, 'aiki.theme.unsent', { safeParse })

let current = unsent.read()
const listeners = new Set<() => void>()

const become = (next: Unsent | null) => {
  current = next
  unsent.write(next)
  for (const listener of listeners) listener()
}

/** Shows the choice at once. Of who is signed in, the account is told as soon as the dashboard is there: theme-sync.ts. */
export const chooseTheme = (theme: ColorChoice): void => {
  chooseColorMode(theme)
  const sub = session.sub()
  if (sub !== null) become({ sub, theme })
}

/** The choice that the account of this person has not heard of yet; null when it knows all. */
export const unsentTheme = {
  of: (sub: string): ColorChoice | null => (current?.sub === sub ? current.theme : null),
  /** The account knows this choice. A later one is still to be told. */
  told: (theme: ColorChoice): void => {
    if (current?.theme === theme) become(null)
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}
