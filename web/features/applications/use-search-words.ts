import { useEffect, useRef, useState } from 'react'
import { timing } from '../../timing.ts'

/**
 * The words in the search box: they answer each letter at once, and the address follows when the typing rests. Not while
 * it is `held`: the entry of a dialog in the history is not the one to write on.
 */
export const useSearchWords = (inAddress: string, held: boolean, write: (words: string) => void) => {
  const [words, setWords] = useState(inAddress)
  const written = useRef(inAddress)

  useEffect(() => {
    if (inAddress === written.current) return
    written.current = inAddress
    setWords(inAddress)
  }, [inAddress])

  useEffect(() => {
    if (held || words === written.current) return
    const timer = setTimeout(() => {
      written.current = words
      write(words)
    }, timing.searchRest)
    return () => clearTimeout(timer)
  }, [words, held, write])

  return [words, setWords] as const
}
