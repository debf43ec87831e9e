import { oneLine } from './letter.ts'

const longest = 120

const shortened = (text: string): string => {
  const signs = [...text]
  return signs.length <= longest
    ? text
    : `${signs
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`
}

/**
 * What a bank said, as a sentence of ours that quotes it; none where it said nothing. It is data from outside: it can
 * neither end its own quotation, nor turn the direction of what follows.
 */
export const bankWords = (reason: string | null): string[] => {
  const said = shortened(oneLine((reason ?? '').replace(/\p{Cf}/gu, '').replace(/["“”„«»]/g, "'")))
  return said ? [`The bank says: “${said}”.`] : []
}
