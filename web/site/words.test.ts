import { expect, test } from 'vitest'
import { renderSite } from './render.tsx'

// What the public pages say, as they come from the build: before any script of theirs runs.

const files = renderSite({ scripts: ['/assets/enhance-x1.js'], builtOn: '2026-11-21' })
const landing = files['/index.html'] ?? ''
const faq = files['/faq.html'] ?? ''

const plain = (html: string): string => html.replaceAll(/<[^>]*>/g, '').trim()
/** Each element of a kind, from its beginning to its end. Only for kinds that do not stand within each other. */
const each = (html: string, kind: string): readonly string[] =>
  html.match(new RegExp(`<${kind}[ >].*?</${kind}>`, 'gs')) ?? []
const sectionOf = (page: string, words: string): string =>
  each(page, 'section').find(section => section.includes(`>${words}</h2>`)) ?? ''
/** Where the links with these words lead. */
const leadsTo = (html: string, words: string): readonly (string | undefined)[] =>
  each(html, 'a')
    .filter(link => plain(link) === words)
    .map(link => /href="([^"]*)"/.exec(link)?.[1]?.replaceAll('&amp;', '&'))

test.each([
  ['/index.html', 'Search once. Apply well. Hear back.'],
  ['/faq.html', 'Frequently Asked Questions'],
  ['/about.html', 'We help you find work'],
  ['/privacy.html', 'Privacy Policy'],
  ['/terms.html', 'Terms of Service'],
  ['/404.html', '404'],
])('%s has one heading of the first level: %s', (file, heading) => {
  expect(each(files[file] ?? '', 'h1').map(plain)).toEqual([heading])
})

test('thirteen boards are named as read, and the others are links', () => {
  const boards = each(sectionOf(landing, 'Aiki reads 13 job boards for you'), 'li')
  expect(boards.filter(board => !board.includes('<a '))).toHaveLength(13)
  expect(leadsTo(boards.join(''), 'Jobberman')).toEqual([expect.stringContaining('jobberman.com')])
})

test('there are six features and four steps, and future features are marked', () => {
  const features = each(sectionOf(landing, 'From the first search to the first day'), 'li').map(plain)
  expect(features).toHaveLength(6)
  expect(features.filter(words => words.includes('Beta'))).toEqual([expect.stringMatching(/^Auto-apply/)])
  expect(each(sectionOf(landing, 'How it works'), 'li')).toHaveLength(4)
})

test('each plan leads to the sign-up, and a paid plan to its trial', () => {
  expect(leadsTo(landing, 'Start free')).toEqual(['/auth?mode=signup'])
  expect(leadsTo(landing, 'Try Pro free for 7 days')).toEqual(['/auth?mode=signup&trial=pro'])
  expect(leadsTo(landing, 'Try Elite free for 7 days')).toEqual(['/auth?mode=signup&trial=elite'])
})

test('the header and the menu have links for visitors, and for a person who is signed in', () => {
  expect(leadsTo(landing, 'Log in')).toEqual(['/auth?mode=signin', '/auth?mode=signin'])
  expect(leadsTo(landing, 'Sign Up')).toEqual(['/auth?mode=signup', '/auth?mode=signup'])
  expect(leadsTo(landing, 'Dashboard')).toEqual(['/dashboard', '/dashboard'])
})

test('the footer has a mail address, and three external links', () => {
  const [footer = ''] = each(landing, 'footer')
  expect(footer).toMatch(/href="mailto:[^"]+@/)
  const elsewhere = each(footer, 'ul').find(list => list.includes('aria-label="Aiki elsewhere"')) ?? ''
  expect(each(elsewhere, 'a')).toHaveLength(3)
})

test('there are twelve answers, one open at a time, and support for visitors and signed-in people', () => {
  expect(faq.match(/<details [^>]*name="faq"/g)).toHaveLength(12)
  expect(leadsTo(faq, 'Contact Support')).toEqual([
    expect.stringMatching(/^mailto:/),
    '/dashboard/help?dialog=contact',
  ])
  expect(leadsTo(faq, 'Get Started Free')).toEqual(['/auth?mode=signup'])
})

test('an unknown page says so, and leads home', () => {
  const page = files['/404.html'] ?? ''
  expect(plain(page)).toContain('Oops! Page not found')
  expect(leadsTo(page, 'Return to Home')).toEqual(['/'])
})
