import { useSyncExternalStore } from 'react'
import { draft } from '../drafts.ts'
import { type AnswerDraft, answerDraft } from './answer-draft.ts'

/** Whose answer, to which question (counted from 0) of which session. */
export type AnswerPlace = { readonly sub: string; readonly id: string; readonly question: number }

const nameOf = ({ sub, id, question }: AnswerPlace): string => `${sub}.${id}.${question}`
const keptAt = ({ sub, id, question }: AnswerPlace) => draft(sub, `practice.${id}.${question}`, answerDraft)

/** What this page knows of them: a browser that refuses storage loses no word either while the page lives. */
const here = new Map<string, AnswerDraft | null>()
const listeners = new Set<() => void>()
let version = 0

const changed = (): void => {
  version += 1
  for (const listener of listeners) listener()
}

// Another tab of this browser wrote or forgot drafts.
window.addEventListener('storage', ({ key }) => {
  if (key !== null && !key.startsWith('aiki.draft.')) return
  here.clear()
  changed()
})

export const answerDrafts = {
  read: (place: AnswerPlace): AnswerDraft | null => {
    const known = here.get(nameOf(place))
    if (known !== undefined) return known
    const found = keptAt(place).read()
    here.set(nameOf(place), found)
    return found
  },
  change: (place: AnswerPlace, make: (before: AnswerDraft | null) => AnswerDraft | null): void => {
    const before = answerDrafts.read(place)
    const now = make(before)
    if (now === before) return
    here.set(nameOf(place), now)
    keptAt(place).write(now)
    changed()
  },
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The drafts of a session, one for each of so many questions; null where the person typed nothing that is not saved. */
export const useAnswerDrafts = (sub: string, id: string, count: number): (AnswerDraft | null)[] => {
  useSyncExternalStore(subscribe, () => version)
  return Array.from({ length: count }, (_, question) => answerDrafts.read({ sub, id, question }))
}
