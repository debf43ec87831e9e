import { expect, test } from 'vitest'
import { block, runs } from './block.ts'
import { linesOf } from './lines.ts'
import { looks } from './looks.ts'
import { pageCount, pagesOf } from './pages.ts'
import { a4 } from './paper.ts'

const look = looks.professional
const { body, title, section } = look
/** The average width of a letter of this size, which is enough to break lines. */
const measure = (text: string, { size }: { readonly size: number }) => text.length * size * 0.5

const item = (text: string) => block('LI', runs(text, body), { before: 3, indent: 13 })
const heading = (text: string, aside: string | null = null) =>
  block('H3', runs(text, title), {
    before: 9,
    isHeading: true,
    aside: aside === null ? null : { text: aside, face: look.aside, href: null },
  })
const long = (sentences: number) =>
  'One sentence that takes a good half of a line of it. '.repeat(sentences).trim()

const pagesWith = (blocks: ReturnType<typeof block>) => {
  const pages: { tag: string; lines: number }[][] = [[]]
  for (const { block, stretches } of pagesOf(blocks, look, measure))
    for (const { lines, newPage, y } of stretches) {
      if (newPage) pages.push([])
      pages.at(-1)?.push({ tag: block.tag, lines: lines.length })
      expect(y).toBeGreaterThanOrEqual(look.margin.top)
    }
  return pages
}

test('no page ends with a heading', () => {
  for (let before = 0; before < 90; before += 1) {
    const pages = pagesWith([
      ...Array.from({ length: before }, () => item('Led it')).flat(),
      ...block('H2', runs('Work', section), { before: 17, isHeading: true, rule: look.rule }),
      ...heading('Officer, Gani Haulage', '2020 to 2021'),
      ...block('P', runs('Lagos', body), { isHeading: true }),
      ...item(long(1)),
    ])
    for (const page of pages) expect(['LI', undefined]).toContain(page.at(-1)?.tag)
  }
})

test.each([2, 3, 4, 5, 8, 13])('in a paragraph of %i lines, no line is alone on a page', count => {
  for (let before = 30; before < 60; before += 1) {
    const text = block('P', runs(long(count * 2), body), { before: 3 })
    const pages = pagesWith([...Array.from({ length: before }, () => item('Led it')).flat(), ...text])
    const parts = pages.flat().filter(({ tag }) => tag === 'P')
    if (parts.length > 1) for (const { lines } of parts) expect(lines).toBeGreaterThan(1)
  }
})

test('nothing is below the margin of a page, not even a heading longer than a page', () => {
  const blocks = [...heading(long(200)), ...item(long(300)), ...heading('Officer')]
  for (const { stretches, leading } of pagesOf(blocks, look, measure))
    for (const { y, lines } of stretches)
      expect(y + lines.length * leading).toBeLessThanOrEqual(a4.height - look.margin.bottom + 0.01)
})

test('many headings in a row fill their pages, and do not start a page each', () => {
  const blocks = Array.from({ length: 600 }, () => heading('Officer')).flat()
  // About thirty blocks fill a page.
  expect(pageCount(pagesOf(blocks, look, measure))).toBeLessThan(25)
})

test('a long duration is below its title', () => {
  const [officer, below] = pagesOf(heading('Officer', long(1)), look, measure)
  expect(officer?.aside).toBeNull()
  expect(below?.stretches[0]?.lines[0]?.pieces[0]?.text).toContain('One sentence')
})

test('a date stands in the rail, on the line of its title, or below it where it is too long', () => {
  const { bold } = looks
  const [officer, manager, below] = pagesOf(
    [...heading('Officer', 'Mar 2020 – Present'), ...heading('Manager', long(1))],
    bold,
    measure,
  )
  expect(officer?.aside).toMatchObject({ left: bold.margin.left, isFirst: true })
  expect(officer?.left).toBeGreaterThan(bold.margin.left)
  expect(manager?.aside).toBeNull()
  expect(below?.left).toBe(officer?.left)
})

test('a short last word has company on its line', () => {
  const words = (text: string, most: number) =>
    linesOf(runs(text, body), most, measure).map(({ pieces }) => pieces.map(piece => piece.text).join(''))
  const text = 'Cut falls on the ward by a third in 2019'
  const width = measure('Cut falls on the ward by a third in ', body)
  expect(words(text, width)).toEqual(['Cut falls on the ward by a third ', 'in 2019'])
  expect(words(text, width * 2)).toEqual([text])
})
