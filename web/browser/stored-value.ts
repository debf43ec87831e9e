/** A value kept by the browser under one key. A browser that refuses storage keeps nothing, and the app works on. */
export type StoredValue<T> = { readonly read: () => T | null; readonly write: (value: T | null) => void }

/** What a zod schema has of use here. */
type Parser<T> = { readonly safeParse: (value: unknown) => { readonly data?: T | undefined } }

/** What is stored may be of an older version or of another hand: what the parser does not know is nothing. */
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
      // Private windows and full disks refuse: the value then lives as long as the page.
    }
  },
})
