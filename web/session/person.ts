import { storedValue } from '../browser/stored-value.ts'

export type Person = { readonly sub: string; readonly email: string; readonly name: string }

const text = (value: object, name: keyof Person): string | null => {
  const found: unknown = Reflect.get(value, name)
  return typeof found === 'string' ? found : null
}

/** By hand, so that zod stays out of pages that are only read. */
const safeParse = (value: unknown): { data?: Person } => {
  if (typeof value !== 'object' || value === null) return {}
  const [sub, email, name] = [text(value, 'sub'), text(value, 'email'), text(value, 'name')]
  return sub && email && name !== null ? { data: { sub, email, name } } : {}
}

const key = 'aiki.person'

/** Who is signed in on this browser. Known before Amplify has loaded, so that a signed-in screen paints at once. */
export const storedPerson = storedValue(() => localStorage, key, { safeParse })

/** Tells of a person who signed in or out in another tab. Returns the way to stop. */
export const onPersonElsewhere = (listener: () => void): (() => void) => {
  const heard = (event: StorageEvent) => {
    // A null key says that everything was cleared.
    if (event.key === key || event.key === null) listener()
  }
  window.addEventListener('storage', heard)
  return () => window.removeEventListener('storage', heard)
}
