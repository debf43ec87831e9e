import { expect, test } from 'vitest'
import type { MailedJob } from '../store/alert-row.ts'
import { alertLetter, alertNotice } from './alert-letter.ts'
import { letterText } from './letter.ts'
import { letterHtml } from './letter-html.ts'

const siteUrl = 'https://aiki.example'
const token = 'a'.repeat(32)
const alert = { id: '01KAHV5W8Q0000000000000001', title: 'Operations in Lagos', token }
const job: MailedJob = {
  id: 'abcdef0123456789',
  title: 'Operations Manager',
  company: 'Tudun Foods',
  location: 'Lagos',
  board: 'myjobmag',
  url: 'https://jobs.example/1',
  warnings: [],
}
const letterOf = (jobs: readonly MailedJob[], title = alert.title) =>
  alertLetter(
    { alert: { ...alert, title }, jobs, hasMore: false, frequency: 'weekly' },
    { name: 'Ada', siteUrl },
  )

test('a mail says which jobs were found, where, why it was sent, and how to stop it', () => {
  const letter = letterOf([
    job,
    { ...job, title: 'Planner', company: '', location: '', warnings: ['Only WhatsApp.'] },
  ])
  expect(letter.subject).toBe('2 new jobs for “Operations in Lagos” – Aiki')
  expect(letterText(letter)).toBe(`2 new jobs for “Operations in Lagos”

Hello Ada,

These are new since we last looked for you:

Operations Manager
Tudun Foods · Lagos · MyJobMag
https://aiki.example/dashboard/job-search?job=abcdef0123456789

Planner
MyJobMag
Careful: Only WhatsApp.
https://aiki.example/dashboard/job-search?job=abcdef0123456789

See them in the app: https://aiki.example/dashboard/job-alerts?alert=01KAHV5W8Q0000000000000001

You get this email because of your job alert “Operations in Lagos”. It tells you about new jobs once a week, on Monday morning.

Stop the emails of this alert: https://aiki.example/unsubscribe?token=${token}

Need help? Write to support@aiki.example.
`)
})

test("the text of an advert stays text, on one line, and the advert's address is not in the mail", () => {
  const nasty = '</a><img src=x onerror="a()">\r\nBcc: b@example.com\u202Egnp.exe'
  const said = {
    title: nasty,
    company: nasty,
    location: nasty,
    warnings: [nasty],
    url: 'javascript:alert(1)',
  }
  const letter = letterOf([{ ...job, ...said, id: '"><i>' }], nasty)
  const html = letterHtml(letter)
  expect(html).not.toMatch(/<img|"><i>|javascript:/)
  expect(html.match(/<\/a>/g)).toHaveLength(4)
  expect(letter.subject).not.toMatch(/[\r\n]/)
  expect(letterText(letter)).not.toContain('javascript:')
  expect(letterText(letterOf([{ ...job, ...said }]))).not.toContain('\u202E')
})

test.each([
  [1, false, '1 new job for “Operations in Lagos”', 'Operations Manager at Tudun Foods.'],
  [
    2,
    false,
    '2 new jobs for “Operations in Lagos”',
    'Operations Manager at Tudun Foods; Operations Manager at Tudun Foods.',
  ],
  [
    25,
    true,
    'More than 25 new jobs for “Operations in Lagos”',
    'Operations Manager at Tudun Foods; Operations Manager at Tudun Foods; and 23 more.',
  ],
])('%i jobs as a notification', (count, hasMore, title, message) => {
  const jobs = Array.from({ length: count }, () => job)
  expect(alertNotice(alert, jobs, hasMore, 'n')).toEqual({
    id: 'n',
    title,
    message,
    href: '/dashboard/job-alerts?alert=01KAHV5W8Q0000000000000001',
  })
})
