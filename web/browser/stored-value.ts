/** A value that the browser stores under one key. A browser that refuses storage has none, and the app works on. */
export type StoredValue<T> = { readonly read: () => T | null; readonly write: (value: T | null) => void }

/** What this needs of a zod schema. */
type Parser<T> = { readonly safeParse: (value: unknown) => { readonly data?: T | undefined } }

/** The stored value may be of an older version or of another hand: what the parser refuses is read as null. */
export const storedValue = <T>(storage: () => Storage, key: string, parser: Parser<T>): StoredValue<T> => ({
  read: () => {
    try {
      return parser.safeParse(JSON.parse(storage().getItem(key) ?? 'null')).data ?? null
    } catch {
      return null
    }
  },
  write: value => {
    try {
      if (value === null) storage().removeItem(key)
      else storage().setItem(key, JSON.stringify(value))
    } catch {
      // Private windows and full disks refuse. The value then lives as long as the page.
    }
  },
})
