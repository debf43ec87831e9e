import { expect, test } from 'vitest'
import { headingOf } from './hackernews-heading.ts'

const nothing = { location: '', employment: '', workplace: null, salary: null }
const pay = (text: string) => ({ text, min: null, max: null, currency: '', period: '', isEstimate: false })

test.each([
  [
    'Kudi Labs | Backend Engineer | Lagos, Nigeria | Hybrid | Full-time | ₦1.2m – ₦1.8m a month',
    {
      company: 'Kudi Labs',
      title: 'Backend Engineer',
      location: 'Lagos, Nigeria',
      employment: 'Full-time',
      workplace: 'hybrid',
      salary: pay('₦1.2m – ₦1.8m a month'),
    },
  ],
  [
    'Baobab (https://baobab.example) | Remote (EMEA) | Senior SRE | Contract',
    {
      company: 'Baobab',
      title: 'Senior SRE',
      location: 'Remote (EMEA)',
      employment: 'Contract',
      workplace: 'remote',
    },
  ],
  [
    'Tuareg Maps | Developer Advocate | Support Specialist | REMOTE | https://tuareg.example/jobs',
    { company: 'Tuareg Maps', title: 'Developer Advocate, Support Specialist', workplace: 'remote' },
  ],
  [
    'Niger Robotics | Firmware Engineer | Onsite | Visa possible | New York, NY',
    { company: 'Niger Robotics', title: 'Firmware Engineer', location: 'New York, NY', workplace: 'onsite' },
  ],
  ['Savanna | Beekeeper | Jos', { company: 'Savanna', title: 'Beekeeper', location: 'Jos' }],
  [
    'Delta Pay | Product Manager (not remote) | In office, Accra | 120k + equity',
    {
      company: 'Delta Pay',
      title: 'Product Manager (not remote)',
      location: 'In office, Accra',
      workplace: 'onsite',
      salary: pay('120k + equity'),
    },
  ],
])('%s', (line, heading) => {
  expect(headingOf(line)).toEqual({ ...nothing, ...heading })
})

test.each(['We are hiring, write to us', 'Acme | Remote | Full-time', 'Acme |', '|', ''])(
  '%j is no heading',
  line => {
    expect(headingOf(line)).toBeNull()
  },
)
