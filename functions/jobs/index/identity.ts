import { hashOf } from './hash.ts'
import type { KnownSource } from './past.ts'

const half = (text: string): string => (hashOf(text) % 36 ** 8).toString(36).padStart(8, '0')

/** 16 letters and digits that stand for a text. */
const idOf = (text: string): string => half(text) + half(`${text}\n`)

/**
 * Gives each job its id: the one that its oldest known address led to, whichever copy is shown now. No two have the same:
 * where one job became two, the first to ask keeps it.
 */
export const createIdentities = () => {
  const taken = new Set<string>()
  const free = (id: string): boolean => !taken.has(id)

  const made = (address: string): string => {
    for (let salt = 0; ; salt += 1) {
      const id = idOf(salt === 0 ? address : `${address}\n${salt}`)
      if (free(id)) return id
    }
  }

  /** `address`: of the copy that is shown. */
  return (known: readonly KnownSource[], address: string): string => {
    const oldest = known.toSorted((a, b) => a.seen - b.seen).find(({ id }) => free(id))
    const id = oldest?.id ?? made(address)
    taken.add(id)
    return id
  }
}
