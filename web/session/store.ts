import { createListeners } from '../browser/listeners.ts'
import { storedValue } from '../browser/stored-value.ts'

export type Person = { readonly sub: string; readonly email: string; readonly name: string }

const text = (value: object, name: keyof Person): string | null => {
  const found: unknown = Reflect.get(value, name)
  return typeof found === 'string' ? found : null
}

/** Written by hand, because the public pages load this, and do without zod. */
const safeParse = (value: unknown): { data?: Person } => {
  if (typeof value !== 'object' || value === null) return {}
  const [sub, email, name] = [text(value, 'sub'), text(value, 'email'), text(value, 'name')]
  return sub && email && name !== null ? { data: { sub, email, name } } : {}
}

const key = 'aiki.person'

/** Who is signed in on this browser. Known before Amplify has loaded, so that a signed-in screen paints at once. */
const storedPerson = storedValue(() => localStorage, key, { safeParse })

export type Session =
  | { readonly state: 'signed-out' }
  | { readonly state: 'signed-in'; readonly person: Person }

const sessionOf = (person: Person | null): Session =>
  person ? { state: 'signed-in', person } : { state: 'signed-out' }
const subOf = (session: Session) => (session.state === 'signed-in' ? session.person.sub : null)

let current = sessionOf(storedPerson.read())
/** The person has left, and the page is on its way out. */
let leaving = false
const changes = createListeners()
const personChanges = createListeners()
const ends = createListeners()

const change = (person: Person | null) => {
  const before = subOf(current)
  current = sessionOf(person)
  if (subOf(current) !== before) personChanges.call()
  changes.call()
}

// A person signed in or out in another tab. A null key says that everything was cleared.
window.addEventListener('storage', event => {
  if (event.key === key || event.key === null) change(storedPerson.read())
})

// Back may bring the page as it was left: it must not show a person who has signed out.
window.addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return
  leaving = false
  change(storedPerson.read())
})

/** The session of this browser, one for all its tabs. React reads it through useSession. */
export const session = {
  current: (): Session => current,
  /** The id of the person who is signed in; null when nobody is. */
  sub: (): string | null => subOf(current),
  subscribe: changes.subscribe,
  /** Another person is here now, or nobody: what was of the one before is to be forgotten. */
  onPersonChange: personChanges.subscribe,

  set: (person: Person | null): void => {
    storedPerson.write(person)
    change(person)
  },

  /**
   * The person signs out, and the page goes with them. What was theirs is forgotten, but the page shows them to the end,
   * because it must not ask to log in meanwhile.
   */
  leave: (): void => {
    leaving = true
    storedPerson.write(null)
    personChanges.call()
  },

  /** The server no longer takes this session: the person did not leave, and is asked to log in again. */
  end: (): void => {
    if (leaving || current.state === 'signed-out') return
    ends.call()
    session.set(null)
  },
  onEnd: ends.subscribe,
}
