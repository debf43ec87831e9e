import { afterEach, expect, test, vi } from 'vitest'
import { readPdf } from './read-pdf.testing.ts'
import { receiptLike } from './receipt.testing.ts'
import { receiptPdf } from './receipt-pdf.ts'

afterEach(() => vi.useRealTimers())

const read = async (different: Parameters<typeof receiptLike>[0]) =>
  readPdf(await receiptPdf(receiptLike(different)))

test('names the amount, the purchase, the payer and the way of payment, in text that can be copied', async () => {
  const { elements, pages } = await read({})
  expect(elements).toEqual([
    'Aiki',
    'Receipt',
    '₦3,500',
    'For',
    'A month of Pro',
    'Period',
    '20 November 2026 – 20 December 2026',
    'Paid by',
    'Bank transfer',
    'Date',
    '20 November 2026',
    'Reference',
    'aiki-01KAHV5W8Q',
    'Received from',
    'Ngozi Ọkafọ̀ ngozi@example.com',
    'Questions about this payment? Write to support@aiki.example, and name its reference.',
  ])
  expect(pages).toBe(1)
})

test.each([
  ['all', 350_000, '₦3,500'],
  ['a part', 100_000, '₦1,000'],
])('says that %s was refunded', async (_, refunded, words) => {
  const { elements } = await read({ refunded })
  expect(elements.slice(2, 5)).toEqual(['₦3,500', 'Refunded', words])
})

test.each([
  ['Yoruba, as one keyboard writes it', 'Adéṣọlá Ẹ̀kẹ́ìmọ̀', 'Adéṣọlá Ẹ̀kẹ́ìmọ̀'],
  ['Yoruba, as another does', 'Adéṣọlá Ẹ̀kẹ́ìmọ̀'.normalize('NFD'), 'Adéṣọlá Ẹ̀kẹ́ìmọ̀'],
  ['Igbo', 'Chịnụa Ọ̀gwụ Ṅnamdị', 'Chịnụa Ọ̀gwụ Ṅnamdị'],
  ['Hausa', 'Ɓala Ɗanƙwai Ƴar’adua', 'Ɓala Ɗanƙwai Ƴar’adua'],
  ['a mark that the font has not', 'Nova\u0310k Dvořák', 'Novak Dvořák'],
  ['letters that the font has not', 'Ade 李明 Bello', 'Ade Bello'],
  ['none that it has', 'محمد 😀', ''],
  ['more than one line', 'Ade\r\n\u0000 Bello', 'Ade Bello'],
])('a name in %s', async (_, name, drawn) => {
  const { elements } = await read({ name })
  expect(elements.at(-2)).toBe(`${drawn} ngozi@example.com`.trim().normalize('NFC'))
})

test('the longest name and address stay on the page', async () => {
  const { elements, pages } = await read({
    name: 'Ọ̀ládàpọ̀ '.repeat(13),
    email: `${'a'.repeat(200)}@example.com`,
  })
  expect(pages).toBe(1)
  expect(elements.at(-2)).toContain(`${'a'.repeat(200)}@example.com`)
})

test('a screen reader gets the language, the title and the structure', async () => {
  const { source } = await read({})
  expect(source).toContain('/Lang (en)')
  expect(source).toContain('/Marked true')
  expect(source).toContain('/DisplayDocTitle true')
  expect(source).toContain('(Receipt aiki-01KAHV5W8Q)')
  expect(source.match(/\/S \/(\w+)/g)).toEqual(
    expect.arrayContaining(['/S /Document', '/S /H1', '/S /L', '/S /LI', '/S /Lbl', '/S /LBody']),
  )
})

test('a receipt is the same file at each download, and small', async () => {
  const today = await receiptPdf(receiptLike())
  vi.setSystemTime('2031-01-01T00:00:00.000Z')
  expect(await receiptPdf(receiptLike())).toEqual(today)
  expect(today.length).toBeLessThan(20_000)
})
