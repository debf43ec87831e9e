import { expect, test } from 'vitest'
import { mailPage } from './mail-page.ts'

const mail = {
  to: '"><b>@example.com',
  subject: '</title><script>alert(1)</script>',
  text: '</pre><script>alert(2)</script>',
  html: '<p title="quoted">Hello</p><script>alert(3)</script>',
  links: ['https://aiki.example/auth?a=1&b="2"', 'javascript:alert(4)'],
  at: '2026-11-20T23:30:00.000Z',
  replyTo: '"><b>@example.com',
  headers: { List: '</pre><script>alert(6)</script>' },
}

test('the text of a mail does not become markup of the page', () => {
  const page = mailPage([mail], '"><script>alert(5)</script>')
  expect(page).not.toContain('<script')
  expect(page).not.toContain('<b>@')
  expect(page).toContain('sandbox="allow-top-navigation-by-user-activation"')
})

test('links on the web can be opened from the page, others cannot', () => {
  const page = mailPage([mail])
  expect(page).toContain('href="https://aiki.example/auth?a=1&amp;b=&quot;2&quot;"')
  expect(page).not.toContain('href="javascript:')
})

test('times are those of Lagos', () => {
  expect(mailPage([mail])).toMatch(/<time datetime="2026-11-20T23:30:00.000Z">21 Nov,? 00:30:00<\/time>/)
})

test.each([
  [undefined, 'No mail yet.'],
  ['', 'No mail yet.'],
  ['ada@example.com', 'No mail to ada@example.com yet.'],
])('an empty mailbox for %s says so', (to, words) => {
  expect(mailPage([], to)).toContain(words)
})
