import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import * as z from 'zod/mini'
import { jsonOrNothing } from '../../../shared/json.ts'

/** The texts of one pack. Adverts are similar, so that a pack takes a third of the space. */
const textsInPack = 32

export const packOf = (number: number): number => Math.floor(number / textsInPack)

const quick = { params: { [constants.ZSTD_c_compressionLevel]: 1 } }

/** Takes texts in the order of their numbers, and passes each full pack to `write`. */
export const createPacker = (write: (pack: number, packed: Uint8Array) => void) => {
  let texts: Record<string, string> = {}
  let current: number | undefined

  const finish = (): void => {
    if (current !== undefined) write(current, zstdCompressSync(JSON.stringify(texts), quick))
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

/** The text with this number in its pack; empty where the pack does not have it. */
export const unpack = (number: number, packed: Uint8Array): string => {
  const texts = packedTexts.parse(jsonOrNothing(zstdDecompressSync(packed).toString()))
  return texts[number] ?? ''
}
