import { expect, test } from 'vitest'
import { numberedFacts } from '../truth/numbered-facts.ts'
import { citationsOfLetter, citationsOfResume, withCited } from './citations.ts'
import { aminasForm } from './form.testing.ts'

const facts = numberedFacts({ form: aminasForm, statements: [] })
const numberOf = (text: string): number => facts.find(fact => fact.text.startsWith(text))?.number ?? 0
const deliveries = numberOf('Cut late deliveries')
const stock = numberOf('Counted and reconciled')

test('a bullet cites facts of its own job, and numbers that stand for nothing are dropped', () => {
  const bullet = (text: string, ...numbers: number[]) => ({ text, facts: numbers })
  const draft = {
    headline: '',
    skills: [],
    summary: [bullet('Analyst of freight. Counts stock.', stock)],
    work: [
      {
        entry: 0,
        bullets: [
          bullet('Cut late deliveries', deliveries, stock, 999),
          bullet('Led a fleet', 999, -1, stock),
        ],
        leftOut: [],
      },
    ],
  }
  const said = facts.find(({ number }) => number === deliveries)?.text
  const counted = facts.find(({ number }) => number === stock)?.text
  expect(citationsOfResume(draft, facts)).toEqual([
    { text: 'Analyst of freight.', facts: [counted] },
    { text: 'Counts stock.', facts: [counted] },
    { text: 'Cut late deliveries', facts: [said] },
    { text: 'Led a fleet', facts: [] },
  ])
})

test('a sentence of a letter that cites nothing rests on nothing', () => {
  const sentences = [{ text: 'Thank you for\nyour time.', facts: [] }]
  expect(citationsOfLetter({ paragraphs: [{ sentences }] }, facts)).toEqual([
    { text: 'Thank you for your time.', facts: [] },
  ])
})

test('lines that were taken are cited before the others, and only by facts that there are', () => {
  const [one = '', other = ''] = facts.map(({ text }) => text)
  const before = [
    { text: 'Cut delays', facts: [one] },
    { text: 'Counts stock', facts: [one] },
  ]
  const taken = [
    { text: 'Counts stock', facts: [other, 'Won a prize'] },
    { text: 'Won a prize', facts: ['Won a prize'] },
  ]
  const cited = withCited(before, taken, facts)
  expect(cited).toEqual([
    { text: 'Counts stock', facts: [other] },
    { text: 'Cut delays', facts: [one] },
  ])
  expect(withCited(cited, taken, facts)).toEqual(cited)
})
