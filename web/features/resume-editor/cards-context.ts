import { createContext, useContext } from 'react'
import type { Citation } from '../../../shared/api/truth.ts'
import type { NewKey } from './edited-resume.ts'
import type { Change } from './use-edited-resume.ts'

/** Where the caret is put in a field. With `words`, these are selected. */
export type Caret = 'start' | 'end' | number | { readonly words: string }

/** What all cards share. The functions are the same as long as the editor is open, so that memoized cards stay as they are. */
export type Cards = {
  readonly newKey: NewKey
  /** `typed` names what is typed: changes with the same name are undone together. */
  readonly edit: (change: Change, typed?: string | null) => void
  /** Saves with the resume what a line of the model rests on. */
  readonly cite: (citation: Citation) => void
  /** Says something to screen readers. */
  readonly announce: (words: string) => void
  /** Says in a toast that a part with several fields was removed, with a button that brings it back. */
  readonly sayRemoved: (what: string) => void
  /** Moves the focus to the field with this key, once it is drawn. */
  readonly focusOn: (key: string, caret?: Caret) => void
  readonly fold: (key: string, isFolded: boolean) => void
  readonly resumeId: string
}

export const CardsContext = createContext<Cards | null>(null)

export const useCards = (): Cards => {
  const cards = useContext(CardsContext)
  if (!cards) throw new Error('A card is drawn outside of the cards.')
  return cards
}

/** A new step of the history begins with each word. */
export const typedName = (field: string, text: string): string => `${field} ${text.split(' ').length}`
