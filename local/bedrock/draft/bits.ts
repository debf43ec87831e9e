import type { Draws } from '../../boards/world/prng.ts'

/** A text in bits as a model says it: some letters at a time, wherever that cuts it, but never through one sign. */
export const bitsOf = (text: string, draws: Draws, most = 24): string[] => {
  const bits: string[] = []
  let at = 0
  while (at < text.length) {
    let to = at + draws.whole(Math.ceil(most / 4), most)
    if (/[\ud800-\udbff]/.test(text.charAt(to - 1))) to += 1
    bits.push(text.slice(at, to))
    at = to
  }
  return bits
}
