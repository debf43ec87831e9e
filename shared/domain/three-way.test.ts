import { expect, test } from 'vitest'
import { type LikenessOf, mergedLists } from './three-way.ts'

/** `Rice: red long` has a name and two words. */
const parts = (item: string): [string, string[]] => {
  const [name = '', words = ''] = item.split(': ')
  return [name, words.split(' ')]
}
const likenessOf: LikenessOf<string> = (one, other) => {
  const [[name, words], [otherName, otherWords]] = [parts(one), parts(other)]
  const common = words.filter(word => otherWords.includes(word)).length
  return (name === otherName ? 2 : 0) + (2 * common) / (words.length + otherWords.length)
}

const before = ['Rice: red long', 'Yam: old big', 'Beans: dry']
const [rice, yam, beans] = ['Rice: red long', 'Yam: old big', 'Beans: dry']

test.each<[string, string[], string[], string[], string[]]>([
  [
    'an item each',
    before,
    ['Rice: white', yam, beans],
    [rice, yam, 'Beans: fresh'],
    ['Rice: white', yam, 'Beans: fresh'],
  ],
  [
    'the order alike, and an item each',
    before,
    [beans, 'Rice: white', yam],
    [beans, rice, 'Yam: new'],
    [beans, 'Rice: white', 'Yam: new'],
  ],
  [
    'the order, and an item',
    before,
    [beans, rice, yam],
    [rice, 'Yam: new', beans],
    [beans, rice, 'Yam: new'],
  ],
  ['the order, and remove what was moved', before, [beans, rice, yam], [rice, yam], [rice, yam]],
  ['different items by a new one', before, [rice, 'Okra: wet', yam, beans], [rice], [rice, 'Okra: wet']],
  [
    'the list by the same new item',
    before,
    ['Okra: wet', ...before],
    ['Okra: wet', ...before],
    ['Okra: wet', ...before],
  ],
  [
    'a name, and another item',
    before,
    ['Ofada: red long', yam, beans],
    [rice, yam, 'Beans: fresh'],
    ['Ofada: red long', yam, 'Beans: fresh'],
  ],
  [
    'a name alike',
    before,
    ['Ofada: red long', yam, beans],
    ['Ofada: red long', yam],
    ['Ofada: red long', yam],
  ],
  [
    'one of two items with one name, and remove the other',
    [rice, 'Rice: white short', beans],
    ['Rice: white short old', beans],
    [rice, 'Rice: white short', 'Beans: fresh'],
    ['Rice: white short old', 'Beans: fresh'],
  ],
])(
  'two sides change %s: both changes stay, also if they are merged again',
  (_, was, theirs, mine, wanted) => {
    const both = { theirs: wanted, mine: wanted }
    expect(mergedLists(was, { theirs, mine }, likenessOf)).toEqual(both)
    expect(mergedLists(was, { theirs: wanted, mine }, likenessOf)).toEqual(both)
    expect(mergedLists(was, { theirs, mine: wanted }, likenessOf)).toEqual(both)
  },
)

test.each<[string, string[], string[], string[], string[]]>([
  ['one item', ['Rice: white', yam, beans], ['Rice: brown', yam], ['Rice: white', yam], ['Rice: brown', yam]],
  ['an item that the other removed', [yam, beans], ['Rice: brown', yam], [yam], ['Rice: brown', yam]],
  [
    'one name',
    ['Ofada: red long', yam, beans],
    ['Jollof: red long', yam],
    ['Ofada: red long', yam],
    ['Jollof: red long', yam],
  ],
  [
    'the name and all words of one item',
    ['Okra: wet', yam, beans],
    ['Egusi: dry', yam, beans],
    ['Okra: wet', yam, beans],
    ['Egusi: dry', yam, beans],
  ],
  [
    'the name of an item that the other changed',
    ['Ofada: red long', yam, beans],
    ['Rice: brown', yam],
    ['Ofada: red long', yam],
    ['Rice: brown', yam],
  ],
  [
    'the name of an item that the other removed',
    ['Ofada: red long', yam, beans],
    [yam, beans],
    ['Ofada: red long', yam, beans],
    [yam, beans],
  ],
  [
    'the list by a new item with one name',
    [...before, 'Okra: wet'],
    [...before, 'Okra: cut'],
    [...before, 'Okra: wet'],
    [...before, 'Okra: cut'],
  ],
  [
    'the order, each in another way',
    [beans, rice, yam],
    [yam, rice, 'Beans: fresh'],
    [beans, rice, yam],
    [yam, rice, 'Beans: fresh'],
  ],
])('two sides change %s: they differ only there', (_, theirs, mine, wantedTheirs, wantedMine) => {
  expect(mergedLists(before, { theirs, mine }, likenessOf)).toEqual({
    theirs: wantedTheirs,
    mine: wantedMine,
  })
})
