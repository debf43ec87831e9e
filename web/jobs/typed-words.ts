import { createListeners } from '../browser/listeners.ts'

let typed = ''
const listeners = createListeners()

/**
 * The words of the next job search, as they are typed. The header has their field on desks and the screen on phones, so
 * both fields read and write them here.
 */
export const typedWords = {
  current: (): string => typed,
  set: (words: string): void => {
    if (words === typed) return
    typed = words
    listeners.call()
  },
  subscribe: listeners.subscribe,
}

/** The id of the search form of the screen. The header's field submits it, so that a place that is typed there counts. */
export const searchFormId = 'job-search'

/** Marks the fields of the words. One of them is on the screen. */
export const wordsField = { 'data-search-words': '' }

export const focusWordsField = (): void => {
  const fields = [...document.querySelectorAll<HTMLInputElement>('[data-search-words]')]
  const field = fields.find(each => each.getClientRects().length > 0)
  field?.focus()
  field?.select()
}
