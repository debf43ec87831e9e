import { useSyncExternalStore } from 'react'
import { createListeners } from '../../browser/listeners.ts'
import { draft } from '../../kit/draft.ts'
import { session } from '../../session/store.ts'
import { type AnswerDraft, answerDraft } from './answer-draft.ts'

/** A question of an interview (`id`) of a person (`sub`). Questions are counted from 0. */
export type AnswerPlace = { readonly sub: string; readonly id: string; readonly question: number }

const nameOf = ({ id, question }: AnswerPlace): string => `practice.${id}.${question}`
const keyOf = (place: AnswerPlace): string => `aiki.draft.${place.sub}.${nameOf(place)}`
const storedAt = (place: AnswerPlace) => draft(place.sub, nameOf(place), answerDraft)

/** The drafts by storage key. If the browser refuses storage, they live as long as the page. */
const inMemory = new Map<string, AnswerDraft | null>()
const listeners = createListeners()
let version = 0

const changed = (): void => {
  version += 1
  listeners.call()
}

// Another tab wrote or removed the draft of this key. Other drafts stay in memory, because storage may have refused them.
window.addEventListener('storage', ({ key }) => {
  if (key === null) inMemory.clear()
  else if (!inMemory.delete(key)) return
  changed()
})

// Signing out clears the memory too, because a request that is still running must not write a deleted draft back. When the
// session expires, `sub()` is null: the drafts stay, because the same person may sign in again.
session.onPersonChange(() => {
  if (session.sub() !== null) inMemory.clear()
})

export const answerDrafts = {
  read: (place: AnswerPlace): AnswerDraft | null => {
    const key = keyOf(place)
    const cached = inMemory.get(key)
    if (cached !== undefined) return cached
    const stored = storedAt(place).read()
    inMemory.set(key, stored)
    return stored
  },
  change: (place: AnswerPlace, make: (before: AnswerDraft | null) => AnswerDraft | null): void => {
    const before = answerDrafts.read(place)
    const after = make(before)
    if (after === before) return
    inMemory.set(keyOf(place), after)
    storedAt(place).write(after)
    changed()
  },
}

/** The drafts of the first `count` questions of an interview; null: everything that was typed is saved. */
export const useAnswerDrafts = (sub: string, id: string, count: number): (AnswerDraft | null)[] => {
  useSyncExternalStore(listeners.subscribe, () => version)
  return Array.from({ length: count }, (_, question) => answerDrafts.read({ sub, id, question }))
}
