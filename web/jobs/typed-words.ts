import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { createListeners } from '../browser/listeners.ts'

let typed = ''
/** The words of the address that were taken over last. */
let followed = ''
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
  /** The words of an address take the place of those that are typed, once: it may be followed from several places. */
  follow: (words: string): void => {
    if (words === followed) return
    followed = words
    typedWords.set(words)
  },
  clear: (): void => {
    followed = ''
    typedWords.set('')
  },
  subscribe: listeners.subscribe,
}

/**
 * The words follow the address of the screen (`?q=`), such as after Back. The header does so until the file of the screen
 * has come, and the screen where the header has no field.
 */
export const useWordsOfAddress = (): void => {
  const { search } = useLocation()
  const words = new URLSearchParams(search).get('q') ?? ''
  useLayoutEffect(() => typedWords.follow(words), [words])
  useLayoutEffect(() => typedWords.clear, [])
}

/** The id of the search form of the screen. The header's field submits it, so that a place that is typed there counts. */
export const searchFormId = 'job-search'

/** Marks the fields of the words. One of them is on the screen. */
export const wordsField = { 'data-search-words': '' }

let hasKey = false
const keyListeners = createListeners()
const setKey = (is: boolean): void => {
  hasKey = is
  keyListeners.call()
}

/** Whether the key `/` leads to the words. The field in the header says so, and the screen knows it. */
export const wordsKey = {
  isOn: (): boolean => hasKey,
  /** Returns the way to end it. */
  claim: (): (() => void) => {
    setKey(true)
    return () => setKey(false)
  },
  subscribe: keyListeners.subscribe,
}

export const focusWordsField = (): void => {
  const fields = [...document.querySelectorAll<HTMLInputElement>('[data-search-words]')]
  const field = fields.find(each => each.getClientRects().length > 0)
  field?.focus()
  field?.select()
}
