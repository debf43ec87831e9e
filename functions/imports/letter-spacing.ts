import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import * as z from 'zod/mini'

// Letters that are far apart come from pdf.js with a space between each two of them, so that words are not told apart.
// What the page draws letter by letter still has the spaces between words.

type Operations = { readonly fnArray: readonly number[]; readonly argsArray: readonly unknown[] }

const glyph = z.object({ unicode: z.string() })
const shown = z.array(z.unknown())

/** All letters of a page in the order in which they are drawn. */
export const lettersDrawn = ({ fnArray, argsArray }: Operations): string =>
  fnArray
    .map((operation, at) => {
      if (operation !== OPS.showText) return ''
      const [letters] = shown.safeParse(argsArray[at]).data ?? []
      const all = shown.safeParse(letters).data ?? []
      return all.map(letter => glyph.safeParse(letter).data?.unicode ?? '').join('')
    })
    .join('')

/** `F a s h i o n D e s i g n e r & C u t t e r` */
const isSpaced = (text: string): boolean => {
  const words = text.trim().split(' ')
  const letters = words.filter(word => [...word.replace(/\p{M}/gu, '')].length < 2)
  return words.length > 2 && letters.length * 2 > words.length
}

/** Finds the words of letters that are far apart; a text that is not spaced stays as it is. */
export const wordsAmong = (drawn: string): ((text: string) => string) => {
  const places: number[] = []
  let close = ''
  for (const [at, letter] of [...drawn].entries()) {
    if (/\s/.test(letter)) continue
    close += letter
    for (let unit = 0; unit < letter.length; unit += 1) places.push(at)
  }
  const letters = [...drawn]
  return text => {
    if (!isSpaced(text)) return text
    const wanted = text.replace(/\s+/g, '')
    const at = close.indexOf(wanted)
    if (at < 0) return text
    const words = letters
      .slice(places[at], (places[at + wanted.length - 1] ?? 0) + 1)
      .join('')
      .trim()
    return words.split(/\s+/).length < text.split(/\s+/).length ? words : text
  }
}
