import { describe, expect, test } from 'vitest'
import { pictures } from './picture.testing.ts'
import { pictureBytes } from './picture.ts'

const types = ['png', 'jpeg', 'webp'] as const
const bytesOf = (type: (typeof types)[number]) => Buffer.from(pictures[type].split(',')[1] ?? '', 'base64')
const dataUrl = (type: string, bytes: Uint8Array | string) =>
  `data:image/${type};base64,${Buffer.from(bytes).toString('base64')}`
/** The picture with other bytes from a position on. */
const altered = (type: (typeof types)[number], at: number, bytes: readonly number[]) => {
  const whole = bytesOf(type)
  whole.set(bytes, at)
  return dataUrl(type, whole)
}

describe.each(types)('a %s', type => {
  test('is accepted as a browser writes it', () => {
    expect(pictureBytes(pictures[type])).toEqual(new Uint8Array(bytesOf(type)))
  })

  test('is refused when it is cut off anywhere or has bytes after its end', () => {
    const whole = bytesOf(type)
    const taken = Array.from(whole.keys()).filter(end => pictureBytes(dataUrl(type, whole.subarray(0, end))))
    expect(taken).toEqual([])
    expect(pictureBytes(dataUrl(type, Buffer.concat([whole, Buffer.from('<script>')])))).toBeNull()
  })

  test('is refused with the name of another type', () => {
    for (const other of types.filter(it => it !== type))
      expect(pictureBytes(dataUrl(other, bytesOf(type)))).toBeNull()
  })
})

test.each([
  ['a page', '<!doctype html><script>alert(1)</script>'],
  ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
  ['text', 'My picture is at home.'],
  ['the first bytes of a PNG and no more', '\x89PNG\r\n\x1a\n'],
])('%s is no picture under any of the three names', (_, text) => {
  for (const type of types) expect(pictureBytes(dataUrl(type, Buffer.from(text, 'latin1')))).toBeNull()
})

test.each([
  ['a PNG of no width', altered('png', 16, [0, 0, 0, 0])],
  ['a PNG whose first chunk is too long', altered('png', 8, [0xff, 0xff, 0xff, 0xff])],
  ['a PNG without a header', altered('png', 12, [0x74, 0x45, 0x58, 0x74])],
  ['a JPEG with a segment of no length', altered('jpeg', 4, [0, 0])],
  ['a WebP longer than it says', altered('webp', 4, [0x10, 0, 0, 0])],
  ['a WebP that holds no picture', altered('webp', 12, [0x45, 0x58, 0x49, 0x46])],
  ['nothing', 'data:image/png;base64,'],
  ['base64 that is none', 'data:image/png;base64,A'],
  ['another kind of data', pictures.png.replace('image/png', 'text/html')],
  ['a type of our own tables', pictures.png.replace('image/png', 'image/constructor')],
  ['an address', 'https://pictures.example/me.png'],
])('%s is no picture', (_, url) => {
  expect(pictureBytes(url)).toBeNull()
})
