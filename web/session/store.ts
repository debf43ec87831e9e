import { onPersonElsewhere, type Person, storedPerson } from './person.ts'

export type Session =
  | { readonly state: 'signed-out' }
  | { readonly state: 'signed-in'; readonly person: Person }

const sessionOf = (person: Person | null): Session =>
  person ? { state: 'signed-in', person } : { state: 'signed-out' }

let current = sessionOf(storedPerson.read())
const changeListeners = new Set<() => void>()
const otherListeners = new Set<() => void>()
const endListeners = new Set<() => void>()

const subOf = (session: Session) => (session.state === 'signed-in' ? session.person.sub : null)

const become = (person: Person | null) => {
  const before = subOf(current)
  current = sessionOf(person)
  if (subOf(current) !== before) for (const listener of otherListeners) listener()
  for (const listener of changeListeners) listener()
}

/** The person has left, and the page is on its way out. */
let leaving = false

onPersonElsewhere(() => become(storedPerson.read()))

// Back may bring the page as it was left: it must not show somebody who has gone.
window.addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return
  leaving = false
  become(storedPerson.read())
})

const listen = (listeners: Set<() => void>, listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The session of this browser, one for all its tabs. React reads it through useSession. */
export const session = {
  current: (): Session => current,
  /** Who is there by now; null when nobody is. */
  sub: (): string | null => subOf(current),
  subscribe: (listener: () => void) => listen(changeListeners, listener),
  /** Somebody else is there now, or nobody: what was of the one before is to be forgotten. */
  onOther: (listener: () => void) => listen(otherListeners, listener),

  set: (person: Person | null): void => {
    storedPerson.write(person)
    become(person)
  },

  /**
   * The person goes, and this page with them: what was theirs is forgotten, but the page shows them to the end, for it
   * must not ask to log in meanwhile.
   */
  leave: (): void => {
    leaving = true
    storedPerson.write(null)
    for (const listener of otherListeners) listener()
  },

  /** The server no longer takes this session: the person did not leave, and is asked to log in again. */
  end: (): void => {
    if (leaving || current.state === 'signed-out') return
    for (const listener of endListeners) listener()
    session.set(null)
  },
  onEnd: (listener: () => void) => listen(endListeners, listener),
}
