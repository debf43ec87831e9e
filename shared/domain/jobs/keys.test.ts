import { expect, test } from 'vitest'
import { addressKey, webAddress } from './addresses.ts'
import { companyKey } from './company.ts'
import { titleKey } from './title.ts'

test.each([
  ['Guinness Nigeria Plc', 'guinness'],
  ['The Place (Nig.) Ltd.', 'place'],
  ['First Bank of Nigeria Limited', 'first bank'],
  ['Nigeria LNG Limited', 'nigeria lng'],
  ['Rand Merchant Bank (RMB)', 'rand merchant bank'],
  ['Société Générale GmbH', 'societe generale'],
  ['Procter & Gamble', 'procter and gamble'],
  ['Mango and Maple', 'mango and maple'],
  ['Mango&Maple Nigeria Ltd', 'mango and maple'],
  ['Nimbus Desk', 'nimbus desk'],
  ['Nimbus Desk LLC', 'nimbus desk'],
  ['Nimbus Desk, L.L.C.', 'nimbus desk'],
  ['NIMBUS DESK (NIG) LIMITED', 'nimbus desk'],
  ["Mama's Kitchen, Inc.", 'mamas kitchen'],
  ['Nigeria', 'nigeria'],
  ['Ọdánú Ventures', 'odanu ventures'],
  ['', ''],
])('%s is the company "%s"', (name, key) => {
  expect(companyKey(name)).toBe(key)
})

test.each([
  [
    [
      'Senior Accountant',
      'Sr. Accountant (Full-time)',
      'SENIOR ACCOUNTANT - Lagos',
      'Senior Accountant, Ikeja',
    ],
    'senior accountant',
  ],
  [
    ['Driver', 'Driver in Lekki', 'Driver (Urgent)', 'Driver needed', 'Driver – Port Harcourt, Rivers'],
    'driver',
  ],
  [['Frontend Developer', 'Front-end Developer | Remote', 'Front End Dev'], 'front end developer'],
  [['Head of Sales, West Africa'], 'head of sales west africa'],
  [['M&E Officer'], 'm e officer'],
  [['Data Scientist at Large Scale'], 'data scientist at large scale'],
  [['Contract'], 'contract'],
])('%j are the role "%s"', (titles, key) => {
  for (const title of titles) expect(titleKey(title)).toBe(key)
})

test('other roles have other keys', () => {
  const roles = [
    'Accountant',
    'Senior Accountant',
    'Account Manager',
    'Sales Manager',
    'Manager',
    'C# Developer',
    'C++ Developer',
  ]
  expect(new Set(roles.map(titleKey)).size).toBe(roles.length)
})

const keyOf = (text: string): string | null => {
  const url = webAddress(text)
  return url && addressKey(url)
}

test.each([
  [
    'https://www.myjobmag.com/job/data-scientist/?utm_source=x&utm_medium=y#apply',
    'myjobmag.com/job/data-scientist',
  ],
  ['http://MyJobMag.com/job/data-scientist', 'myjobmag.com/job/data-scientist'],
  ['https://news.ycombinator.com/item?id=48860201&ref=hn', 'news.ycombinator.com/item?id=48860201'],
  ['https://jobs.example/view?b=2&a=1', 'jobs.example/view?a=1&b=2'],
  ['https://jobs.example/#/role/7', 'jobs.example#/role/7'],
  ['https://jobs.example/Role', 'jobs.example/Role'],
  ['javascript:alert(1)', null],
  ['/jobs/7', null],
  ['', null],
])('%s has the key %s', (address, key) => {
  expect(keyOf(address)).toBe(key)
})
