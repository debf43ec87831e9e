import { useEffect } from 'react'

/** For what loads behind the screen: its failure is told to the console, and to nobody else. */
export const useWarn = (words: string, error: unknown): void => {
  useEffect(() => {
    if (error) console.warn(words, error)
  }, [words, error])
}
