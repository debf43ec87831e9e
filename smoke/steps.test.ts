import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { steps } from './steps.ts'

const book = readFileSync(join(import.meta.dirname, '../docs/operating.md'), 'utf8')

/** The anchors of the headings, as GitHub makes them. */
const anchors = [...book.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
  heading
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .replaceAll(' ', '-'),
)

test('docs/operating.md has the table of the steps, in their order', () => {
  const [, table = ''] = /\n\| step \| looks at \|\n\|[-|]+\|\n((?:\|.*\n)+)/.exec(book) ?? []
  expect(table).toBe(steps.map(({ name, looksAt }) => `| \`${name}\` | ${looksAt} |\n`).join(''))
})

test('each step leads to a heading of the book, or to a file, and needs steps before it', () => {
  for (const [index, { name, help, needs = [] }] of steps.entries()) {
    const [, anchor] = /\(#(.*)\)/.exec(help) ?? []
    if (anchor) expect(anchors, name).toContain(anchor)
    else expect(() => readFileSync(join(import.meta.dirname, '..', help)), name).not.toThrow('ENOENT')
    expect(steps.slice(0, index).map(step => step.name)).toEqual(expect.arrayContaining([...needs]))
  }
})
