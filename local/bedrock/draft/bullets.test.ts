import { expect, test } from 'vitest'
import { emptyForm } from '../../../shared/domain/resume/form-of-document.ts'
import { numberedFacts } from '../../../shared/domain/truth/numbered-facts.ts'
import { bulletsOf } from './bullets.ts'

const bullets = (description: string) => {
  const job = { jobTitle: '', company: '', place: '', duration: '', description }
  return bulletsOf(numberedFacts({ form: { ...emptyForm, workExperience: [job] }, statements: [] }))
}
const texts = (description: string) => bullets(description).map(({ text }) => text)

test.each<readonly [string, readonly string[]]>([
  // Words before the work itself go; the rest stands as the person wrote it.
  [
    'I was responsible for managing stock in 3 warehouses and training staff.',
    ['Responsible for managing stock in 3 warehouses and training staff'],
  ],
  [
    'My duties included attending to customers, balancing the till and opening the branch',
    ['Attending to customers, balancing the till and opening the branch'],
  ],
  [
    'Duties:\n1. Teaching mathematics to JSS 2\n2) Marking scripts',
    ['Teaching mathematics to JSS 2', 'Marking scripts'],
  ],
  ['In this role, I led a team of 5 in Q3 2022.', ['Led a team of 5 in Q3 2022']],
  ['I had to reconcile accounts daily', ['Had to reconcile accounts daily']],
  ['i managed stock. i trained 5 new staff', ['Managed stock', 'Trained 5 new staff']],
  // What needs its subject keeps it, and "we" never becomes "I alone".
  ['We built a school app and I wrote the backend', ['We built a school app and I wrote the backend']],
  ['My team won best branch in 2021', ['My team won best branch in 2021']],
  // A sentence that depends on the one before stays with it.
  [
    'Handled 40 incidents without a loss. None in the 11 months since.',
    ['Handled 40 incidents without a loss. None in the 11 months since'],
  ],
  // Nouns stay nouns.
  [
    'Supervision of staff; Stock control for 3 warehouses',
    ['Supervision of staff', 'Stock control for 3 warehouses'],
  ],
  // What came of a deed stays with it.
  [
    'Rewrote the call scripts; first-call resolution rose from 61% to 78%. Trained 4 agents; complaints reduced by half; kept the log',
    [
      'Rewrote the call scripts; first-call resolution rose from 61% to 78%',
      'Trained 4 agents; complaints reduced by half',
      'Kept the log',
    ],
  ],
  // Ways in which people type.
  ['MANAGED STOCK AND TRAINED STAFF IN THE SHOP', ['Managed stock and trained staff in the shop']],
  ['Worked for St. Mary’s and Gani Ltd. as a driver', ['Worked for St. Mary’s and Gani Ltd. as a driver']],
  ['Trained staff. Trained staff.', ['Trained staff']],
  // Texts that no resume has.
  ['See https://x.example/me. Wrote 30 articles for <b>Kobo</b>.', ['Wrote 30 articles for Kobo']],
  ['Cashier', []],
  ['', []],
])('%j', (description, wanted) => {
  expect(texts(description)).toEqual(wanted)
})

test('each bullet names the facts that say it', () => {
  const [first, second] = bullets('Handled 40 incidents. None since.\nTrained staff')
  expect(first?.facts).toEqual([1, 2])
  expect(second?.facts).toEqual([3])
})

test('a sentence without an end is cut between words', () => {
  const [text = ''] = texts(`Managed ${'stock and orders, '.repeat(60)}`)
  expect(text.length).toBeLessThanOrEqual(400)
  expect(text).toMatch(/(?:stock|orders)$/)
})
