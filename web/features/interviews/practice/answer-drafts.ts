import { useSyncExternalStore } from 'react'
import { draft } from '../../../kit/draft.ts'
import { session } from '../../../session/store.ts'
import { type AnswerDraft, answerDraft } from './answer-draft.ts'

/** Whose answer, to which question (counted from 0) of which session. */
export type AnswerPlace = { readonly sub: string; readonly id: string; readonly question: number }

/** As the browser's storage names it. */
const keyOf = ({ sub, id, question }: AnswerPlace): string => `aiki.draft.${sub}.practice.${id}.${question}`
const keptAt = ({ sub, id, question }: AnswerPlace) => draft(sub, `practice.${id}.${question}`, answerDraft)

/** What this page knows of them: a browser that refuses storage loses no word either while the page lives. */
const here = new Map<string, AnswerDraft | null>()
const listeners = new Set<() => void>()
let version = 0

const changed = (): void => {
  version += 1
  for (const listener of listeners) listener()
}

// Another tab of this browser wrote or forgot this draft. Others stay: a full disk may have kept nothing of them.
window.addEventListener('storage', ({ key }) => {
  if (key === null) here.clear()
  else if (!here.delete(key)) return
  changed()
})

// Who leaves takes their words along: an answer still on its way must not write them back. Whose session ended on the
// server comes back to them.
session.onOther(() => {
  if (session.sub() !== null) here.clear()
})

export const answerDrafts = {
  read: (place: AnswerPlace): AnswerDraft | null => {
    const key = keyOf(place)
    const known = here.get(key)
    if (known !== undefined) return known
    const found = keptAt(place).read()
    here.set(key, found)
    return found
  },
  change: (place: AnswerPlace, make: (before: AnswerDraft | null) => AnswerDraft | null): void => {
    const before = answerDrafts.read(place)
    const now = make(before)
    if (now === before) return
    here.set(keyOf(place), now)
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
