import { expect, test } from 'vitest'
import { createPacker, packOf, unpack } from './packing.ts'

test('every text is the same after packing and unpacking', () => {
  const packs = new Map<number, Uint8Array>()
  const packer = createPacker((pack, packed) => void packs.set(pack, packed))
  const texts = Array.from({ length: 100 }, (_, at) => `${'Ọlá "quotes" \n 😀 '.repeat(at % 5)}${at}`)
  for (const [at, text] of texts.entries()) packer.add(at + 1, text)
  packer.finish()
  for (const [at, text] of texts.entries())
    expect(unpack(at + 1, packs.get(packOf(at + 1)) ?? new Uint8Array())).toBe(text)
})
