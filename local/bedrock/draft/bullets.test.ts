import { expect, test } from 'vitest'
import { bulletsOf } from './bullets.ts'

const texts = (description: string) => bulletsOf(description).map(({ text }) => text)

test.each<readonly [string, readonly string[]]>([
  // Words before the work itself.
  [
    'I was responsible for managing stock levels in 3 warehouses and training staff.',
    ['Managed stock levels in 3 warehouses and trained staff'],
  ],
  ['Responsible for a team of 12 dispatchers', ['Managed a team of 12 dispatchers']],
  ['Responsible for petty cash', ['Managed petty cash']],
  ['I was in charge of the store', ['Managed the store']],
  [
    'Was tasked with designing posters and writing copy for Instagram',
    ['Designed posters and wrote copy for Instagram'],
  ],
  [
    'My duties included attending to customers, balancing the till and opening the branch',
    ['Attended to customers, balanced the till and opened the branch'],
  ],
  [
    'Duties:\n1. Teaching mathematics to JSS 2\n2) Marking scripts',
    ['Taught mathematics to JSS 2', 'Marked scripts'],
  ],
  [
    'In this role, I successfully led a team of 5 and achieved 120% of target in Q3 2022.',
    ['Led a team of 5 and achieved 120% of target in Q3 2022'],
  ],
  [
    'Was able to reduce stock-outs from 14 to 3 a month, e.g. for baby food.',
    ['Reduced stock-outs from 14 to 3 a month, e.g. for baby food'],
  ],
  ['I managed to double sales', ['Doubled sales']],
  ['I had to reconcile accounts daily', ['Reconciled accounts daily']],
  ['As the acting manager, I handled complaints', ['As the acting manager, handled complaints']],
  // Help stays help, and a part stays a part.
  [
    'Helped to reduce downtime by 30%. Assisted in managing the pharmacy. Helped with stock taking',
    ['Helped to reduce downtime by 30%', 'Assisted in managing the pharmacy', 'Helped with stock taking'],
  ],
  [
    'Involved in planning the annual conference for 400 guests',
    ['Involved in planning the annual conference for 400 guests'],
  ],
  // A noun of an action becomes its verb. Other nouns stay as they are.
  [
    'Supervision of staff. Preparation of monthly reports. Management of the petty cash of ₦1.5m.',
    ['Supervised staff', 'Prepared monthly reports', 'Managed the petty cash of ₦1.5m'],
  ],
  [
    'Stock control for 3 warehouses\nRecruitment of 60+ staff, payroll & onboarding',
    ['Stock control for 3 warehouses', 'Recruitment of 60+ staff, payroll & onboarding'],
  ],
  [
    'Marketing campaigns for 3 clients. Planning of routes. Report writing',
    ['Marketing campaigns for 3 clients', 'Planned routes', 'Report writing'],
  ],
  ['Process 40 orders a day; Process improvement', ['Process 40 orders a day', 'Process improvement']],
  [
    '12 awards for best salesperson. Employee of the month, March 2022',
    ['12 awards for best salesperson', 'Employee of the month, March 2022'],
  ],
  [
    'Was promoted to team lead in 2021. My team won best branch in 2021',
    ['Promoted to team lead in 2021', 'The team won best branch in 2021'],
  ],
  // Ways in which people type.
  [
    'i managed stock. i trained 5 new staff. wrote daily sales reports',
    ['Managed stock', 'Trained 5 new staff', 'Wrote daily sales reports'],
  ],
  ['MANAGED STOCK AND TRAINED STAFF IN THE SHOP', ['Managed stock and trained staff in the shop']],
  [
    '• Cut delivery time by 18% • Built a dashboard in Power BI',
    ['Cut delivery time by 18%', 'Built a dashboard in Power BI'],
  ],
  [
    'Sold airtime & data, averaging 200k daily\nmade sure the shop was clean,\nand opened by 7am',
    ['Sold airtime & data, averaging 200k daily', 'Made sure the shop was clean, and opened by 7am'],
  ],
  [
    'Built REST APIs in Node.js (99.9% uptime).Reduced costs by 30%',
    ['Built REST APIs in Node.js (99.9% uptime)', 'Reduced costs by 30%'],
  ],
  [
    'Used SQL, Excel etc. to analyse sales on a daily basis in order to plan purchases',
    ['Used SQL, Excel to analyse sales daily to plan purchases'],
  ],
  [
    'We built a school app used by 14 schools and I wrote the backend in Django.',
    ['Built a school app used by 14 schools', 'Wrote the backend in Django'],
  ],
  ['Ensured that all our drivers kept to my plan', ['Ensured that all the drivers kept to the plan']],
  ['Worked for St. Mary’s and Gani Ltd. as a driver', ['Worked for St. Mary’s and Gani Ltd. as a driver']],
  ['Trained staff. Trained staff.', ['Trained staff']],
  [
    'Ìdánilẹ́kọ̀ọ́ fún àwọn ọmọ ilé-ìwé; Taught Yorùbá to 40 pupils',
    ['Ìdánilẹ́kọ̀ọ́ fún àwọn ọmọ ilé-ìwé', 'Taught Yorùbá to 40 pupils'],
  ],
  // Texts that no resume has.
  [
    'See https://x.example/me and mail me at a@b.example. Wrote 30 articles for <b>Kobo</b>.',
    ['Wrote 30 articles for Kobo'],
  ],
  ['Led [a team](https://x.example) of 3 🚀', ['Led a team of 3']],
  ['Cashier', []],
  ['…', []],
  ['', []],
])('%j', (description, bullets) => {
  expect(texts(description)).toEqual(bullets)
})

test('a sentence without an end is cut between words', () => {
  const [text = ''] = texts(`Managed ${'stock and orders, '.repeat(60)}`)
  expect(text.length).toBeLessThanOrEqual(400)
  expect(text).toMatch(/(?:stock|orders)$/)
})
