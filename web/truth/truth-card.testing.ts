import { expect } from 'vitest'
import { page } from 'vitest/browser'

/** What of a text has a source: below a resume, and in the dialog of a letter. */
export const truthCard = (noun: 'line' | 'sentence') => {
  const root = page.getByRole('region', { name: `Every ${noun} needs a source` })
  /** What has none, one box each. */
  const boxes = root.getByRole('listitem').filter({ hasText: 'is not in your profile.' })
  const box = (words: string | RegExp) => boxes.filter({ hasText: words })
  const press = (words: string | RegExp, name: RegExp) => box(words).getByRole('button', { name }).click()
  return {
    root,
    boxes,
    box,
    askFor: (words: string | RegExp) => press(words, /^Say where it comes from/),
    remove: (words: string | RegExp) => press(words, /^Remove/),
    show: (words: string | RegExp) => press(words, /^Show it in the text/),
    /** Everything has a source, once it is checked. */
    isClean: () => expect.element(root).toMatchTextContent(/are all in what you told Aiki/),
  }
}
