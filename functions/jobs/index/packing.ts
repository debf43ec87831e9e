import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import * as z from 'zod/mini'
import { jsonOrNothing } from '../../../shared/json.ts'

/** Texts that are packed together: alike as adverts are, they take a third of the room. */
const together = 32

/** Which pack a text is in. */
export const packOf = (number: number): number => Math.floor(number / together)

const quick = { params: { [constants.ZSTD_c_compressionLevel]: 1 } }

/** Takes texts in the order of their numbers, and gives them on in packs. */
export const createPacker = (give: (pack: number, packed: Uint8Array) => void) => {
  let texts: Record<string, string> = {}
  let current: number | undefined

  const finish = (): void => {
    if (current !== undefined) give(current, zstdCompressSync(JSON.stringify(texts), quick))
    texts = {}
    current = undefined
  }
  return {
    add: (number: number, text: string): void => {
      if (packOf(number) !== current) finish()
      current = packOf(number)
      texts[number] = text
    },
    finish,
  }
}

const packedTexts = z.record(z.string(), z.string())

/** The text of a number, of its pack; empty where it is not in it. */
export const unpack = (number: number, packed: Uint8Array): string => {
  const texts = packedTexts.parse(jsonOrNothing(zstdDecompressSync(packed).toString()))
  return texts[number] ?? ''
}
