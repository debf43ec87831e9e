import { closeSync, openSync, readSync, rmSync, writeSync } from 'node:fs'
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import * as z from 'zod/mini'
import { jsonOrNothing } from '../../../shared/json.ts'

/** A range of the file of descriptions. `first`: the number of the first job whose description it has. */
export type Block = { readonly first: number; readonly start: number; readonly length: number }

/** Reads a range of the file of descriptions. Rejects where the file or the range does not exist. */
export type ReadBlock = (block: Pick<Block, 'start' | 'length'>) => Promise<Uint8Array>

/**
 * The characters of one block. Adverts are similar, so that a large block takes less space; but the whole block is read
 * for one description.
 */
const blockLength = 128 * 1024

const quick = {
  params: { [constants.ZSTD_c_compressionLevel]: 1, [constants.ZSTD_c_checksumFlag]: 1 },
}

/** Writes texts to a file of compressed blocks, in the order of their numbers. */
export const createTextWriter = (file: string) => {
  const descriptor = openSync(file, 'w')
  const blocks: Block[] = []
  let texts: Record<string, string> = {}
  let first: number | undefined
  let length = 0
  let end = 0

  const flush = (): void => {
    if (first === undefined) return
    const packed = zstdCompressSync(JSON.stringify(texts), quick)
    writeSync(descriptor, packed)
    blocks.push({ first, start: end, length: packed.length })
    end += packed.length
    texts = {}
    first = undefined
    length = 0
  }
  return {
    add: (number: number, text: string): void => {
      first ??= number
      texts[number] = text
      length += text.length
      if (length >= blockLength) flush()
    },
    /** Ends the file, and returns its blocks. */
    finish: (): readonly Block[] => {
      flush()
      closeSync(descriptor)
      return blocks
    },
    abandon: (): void => {
      try {
        closeSync(descriptor)
      } catch {
        // The file was finished before.
      }
      rmSync(file, { force: true })
    },
  }
}

const packedTexts = z.record(z.string(), z.string())

/** The text with this number in its block. Throws for a block that is damaged, or does not have the text. */
export const textIn = (block: Uint8Array, number: number): string => {
  const text = packedTexts.parse(jsonOrNothing(zstdDecompressSync(block).toString()))[number]
  if (text === undefined) throw new Error(`The block does not have the description of job ${number}.`)
  return text
}

/** Reads blocks of a file on the disk. */
export const blocksOfFile =
  (file: string): ReadBlock =>
  async ({ start, length }) => {
    const descriptor = openSync(file, 'r')
    try {
      const bytes = Buffer.alloc(length)
      const read = readSync(descriptor, bytes, 0, length, start)
      return bytes.subarray(0, read)
    } finally {
      closeSync(descriptor)
    }
  }
