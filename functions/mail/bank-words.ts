import { outsideWords } from './outside-words.ts'

/**
 * What a bank said, as a sentence of ours that quotes it; none where it said nothing. It is data from outside: it can
 * neither end its own quotation, nor turn the direction of what follows.
 */
export const bankWords = (reason: string | null): string[] => {
  const said = outsideWords((reason ?? '').replace(/["“”„«»]/g, "'"))
  return said ? [`The bank says: “${said}”.`] : []
}
