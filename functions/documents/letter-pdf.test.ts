import { expect, test } from 'vitest'
import { letterPdf } from './letter-pdf.ts'
import { readPdf } from './read-pdf.testing.ts'

const contact = ['Ìbàdàn', 'segun@example.com']
const name = 'Ṣẹ̀gun Ọláyínká'

test('a letter has its writer above it, and its paragraphs and lines in their order', async () => {
  const content =
    'Dear hiring team,\r\n\r\nI saved ₦420,000.\nI would like to meet.\n\n \n\nYours sincerely,\nṢẹ̀gun'
  const pdf = await letterPdf({ content, name, contact })
  const { pages, links, roles, info } = await readPdf(pdf)
  expect(pages).toEqual([
    `${name} Ìbàdàn · segun@example.com Dear hiring team, I saved ₦420,000. I would like to meet. Yours sincerely, Ṣẹ̀gun`,
  ])
  expect(links).toEqual(['mailto:segun@example.com'])
  expect(roles.slice(1)).toEqual(['Document', 'H1', 'P', 'Link', 'P', 'P', 'P', 'P', 'P'])
  expect(info).toMatchObject({ Title: `${name}, cover letter`, Author: name })
  expect(pdf.length).toBeLessThanOrEqual(60 * 1024)
})

test('a letter that begins with the name says it once', async () => {
  const { pages } = await readPdf(await letterPdf({ content: `${name}\nÌbàdàn\n\nDear team`, name, contact }))
  expect(pages).toEqual([`${name} Ìbàdàn Dear team`])
})

test('the longest letter has all its words, on pages with numbers', async () => {
  const words = Array.from({ length: 1400 }, (_, number) => `word${number}`)
  const content = words.map((word, at) => (at % 100 === 99 ? `${word}.\n\n` : `${word} `)).join('')
  const { pages } = await readPdf(await letterPdf({ content, name, contact }))
  expect(pages.length).toBeGreaterThan(2)
  expect(pages.join(' ').match(/word\d+/g)).toEqual(words)
  expect(pages[1]).toContain(`${name} · 2/${pages.length}`)
})
