import { wordsOf } from '../jobs/fold.ts'
import { certificatesIn } from '../truth/certificates.ts'

/** What every other certificate has in its name too. */
const besides = new Set(
  'a an and certificate certificates certification certifications certified course diploma for in of on professional programme the training with'.split(
    ' ',
  ),
)

/** `PMP` and `Project Management Professional (PMP)` have one in common; so have two spellings with the same words. */
const keysOf = (name: string): string[] => {
  const words = wordsOf(name).filter(word => !besides.has(word))
  return [
    ...certificatesIn(name, name.toLowerCase()).flatMap(({ key, isPending }) => (isPending ? [] : [key])),
    ...(words.length > 0 ? [words.toSorted().join(' ')] : []),
  ]
}

/** Those certificates that somebody does not hold, each once. One that they still work for they do not hold. */
export const withoutHeld = (names: readonly string[], held: readonly string[]): string[] => {
  const known = new Set(held.flatMap(keysOf))
  return names.filter(name => {
    const keys = keysOf(name)
    if (keys.some(key => known.has(key))) return false
    for (const key of keys) known.add(key)
    return true
  })
}
