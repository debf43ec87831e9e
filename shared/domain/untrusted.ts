import { withoutLinks } from './addresses.ts'
import { withoutBlobs } from './blobs.ts'
import { cutAtWord } from './cut-at-word.ts'
import { cleanText } from './jobs/clean-text.ts'
import { withoutMarkdownLinks } from './markdown-marks.ts'
import { withoutMarkup, withoutTagSigns } from './markup.ts'

/** In characters: what a model is given of somebody else's text. */
export const longestUntrusted = 8000
/** What is looked at: markup may be most of it. */
const longestRead = 30_000

const emptyBrackets = /(?<![\p{L}\p{N}])(?:\( *\)|\[ *\]|[<‹] *>)/gu

/**
 * A text of somebody else's as it may stand in a prompt: its words and lines as they are seen, in any script, without
 * markup, links, pictures, letters that are not seen, and base64. At most 8,000 characters.
 */
export const untrusted = (text: string): string => {
  // Twice: what the first round writes out may be markup again.
  let words = text.slice(0, longestRead)
  for (let round = 0; round < 2; round += 1) words = withoutMarkup(cleanText(words))
  const plain = withoutBlobs(withoutLinks(withoutMarkdownLinks(words))).replace(emptyBrackets, '')
  return cutAtWord(
    withoutTagSigns(plain)
      .replace(/ {2,}/g, ' ')
      .replace(/ ?\n ?/g, '\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
    longestUntrusted,
  )
}
