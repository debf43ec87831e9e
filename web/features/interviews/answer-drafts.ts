import { useSyncExternalStore } from 'react'
import { createListeners } from '../../browser/listeners.ts'
import { draft } from '../../kit/draft.ts'
import { session } from '../../session/store.ts'
import { type AnswerDraft, answerDraft } from './answer-draft.ts'

/** Whose answer, to which question (counted from 0) of which interview. */
export type AnswerPlace = { readonly sub: string; readonly id: string; readonly question: number }

const nameOf = ({ id, question }: AnswerPlace): string => `practice.${id}.${question}`
/** As the browser's storage names it. */
const keyOf = (place: AnswerPlace): string => `aiki.draft.${place.sub}.${nameOf(place)}`
const storedAt = (place: AnswerPlace) => draft(place.sub, nameOf(place), answerDraft)

/** The drafts in memory, by key: where the browser refuses storage, nothing is lost while the page lives. */
const inMemory = new Map<string, AnswerDraft | null>()
const listeners = createListeners()
let version = 0

const changed = (): void => {
  version += 1
  listeners.call()
}

// Another tab of this browser wrote or removed this draft. Others stay, because a full disk may hold nothing of them.
window.addEventListener('storage', ({ key }) => {
  if (key === null) inMemory.clear()
  else if (!inMemory.delete(key)) return
  changed()
})

// Another person is here now. Nothing is cleared while nobody is: an answer that is still on its way must not write back
// the draft of a person who logged out, and a person whose session ended on the server finds their drafts again.
session.onPersonChange(() => {
  if (session.sub() !== null) inMemory.clear()
})

export const answerDrafts = {
  read: (place: AnswerPlace): AnswerDraft | null => {
    const key = keyOf(place)
    const known = inMemory.get(key)
    if (known !== undefined) return known
    const found = storedAt(place).read()
    inMemory.set(key, found)
    return found
  },
  change: (place: AnswerPlace, make: (before: AnswerDraft | null) => AnswerDraft | null): void => {
    const before = answerDrafts.read(place)
    const now = make(before)
    if (now === before) return
    inMemory.set(keyOf(place), now)
    storedAt(place).write(now)
    changed()
  },
}

/** The drafts of an interview, for each of `count` questions; null where all that the person typed is saved. */
export const useAnswerDrafts = (sub: string, id: string, count: number): (AnswerDraft | null)[] => {
  useSyncExternalStore(listeners.subscribe, () => version)
  return Array.from({ length: count }, (_, question) => answerDrafts.read({ sub, id, question }))
}
