import { expect, test } from 'vitest'
import { roleAtCompany } from './role-at-company.ts'

test.each([
  ['Accountant at Ilorin Mills', 'Accountant', 'Ilorin Mills'],
  [
    'Head of Operations at Large Events at Adunni Hospitality Ltd',
    'Head of Operations at Large Events',
    'Adunni Hospitality Ltd',
  ],
  ['Sales Representative at Kainji Foods (3 Openings)', 'Sales Representative', 'Kainji Foods'],
  ['Welder (2 Positions) at Zuma Steel', 'Welder', 'Zuma Steel'],
  ['CASHIER AT ZUMA STEEL', 'CASHIER', 'ZUMA STEEL'],
  ['Data Scientist', 'Data Scientist', ''],
  ['Attendant', 'Attendant', ''],
])('%s', (written, title, company) => {
  expect(roleAtCompany(written)).toEqual({ title, company })
})
