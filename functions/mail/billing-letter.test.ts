import { describe, expect, test } from 'vitest'
import { notification } from '../../shared/api/notifications.ts'
import type { BillingNews } from '../store/billing-news.ts'
import { billingLetter } from './billing-letter.ts'
import { billingNotice } from './billing-words.ts'
import { letterText } from './letter.ts'
import { letterHtml } from './letter-html.ts'

const id = '01KAHV5W8Q0000000000000001'
const siteUrl = 'https://aiki.example'
const about = { name: 'Ngozi Ọkafọ̀', siteUrl }
const tier = 'pro'
/** An instant after midnight in Lagos and before midnight in UTC. */
const endsAt = '2026-12-19T23:30:00.000Z'

const failed = {
  kind: 'renewal-failed',
  tier,
  amount: 350_000,
  reason: 'Insufficient Funds',
  nextTryAt: '2026-12-23T10:00:00.000Z',
  graceEndsAt: '2026-12-27T10:00:00.000Z',
} as const
const confirming = {
  kind: 'renewal-needs-confirmation',
  tier,
  amount: 350_000,
  confirmUrl: 'https://checkout.paystack.com/3ds?a=1&b=2',
  graceEndsAt: '2026-12-27T10:00:00.000Z',
} as const
const removing = {
  kind: 'removal-near',
  tier,
  removedAt: endsAt,
  made: [
    { kind: 'FILE#', count: 1 },
    { kind: 'INTERVIEW#', count: 2 },
    { kind: 'INTERVIEW-ANSWER#', count: 16 },
    { kind: 'COACH#', count: 14 },
  ],
  fileNames: ['Certificate.pdf'],
} as const

/** The words that the notification and the mail must both have. */
const mailed: [Exclude<BillingNews, BillingNews<'paid'>>, string[]][] = [
  [{ kind: 'trial-started', tier, endsAt }, ['until 20 December 2026', 'Nothing is charged']],
  [{ kind: 'trial-ending', tier, endsAt }, ['ends on 20 December 2026', 'changes to Free', '₦3,500']],
  [{ kind: 'trial-ended', tier: 'elite' }, ['Your Elite trial has ended', 'Nothing was charged']],
  [{ kind: 'period-ending', tier, endsAt, amount: 350_000 }, ['ends on 20 December 2026', '₦3,500']],
  [failed, ['₦3,500', 'try again on 23 December 2026', 'until 27 December 2026']],
  [{ ...failed, nextTryAt: null }, ['This was the last try.', 'until 27 December 2026']],
  [confirming, ['₦3,500', 'confirm', 'until 27 December 2026']],
  [{ kind: 'ended', tier, keptUntil: '2027-03-20T10:00:00.000Z' }, ['on Free now', 'until 20 March 2027']],
  [{ kind: 'cancelled', tier, endsAt }, ['Nothing more is charged', 'until 20 December 2026']],
  [{ kind: 'resumed', tier, endsAt }, ['20 December 2026', 'stay on Pro']],
  [
    { kind: 'downgraded', tier, from: 'elite', startsAt: endsAt },
    ['changes to Pro on 20 December 2026', 'you have Elite', '₦3,500'],
  ],
  [
    { kind: 'refunded', amount: 700_000, reference: 'aiki-01K', plan: 'ended' },
    ['₦7,000', 'aiki-01K', 'has ended'],
  ],
  [
    { kind: 'refunded', amount: 50_000, reference: 'aiki-01K', plan: 'goes-on' },
    ['₦500', 'aiki-01K', 'stays as it is'],
  ],
  [
    {
      kind: 'bought-nothing',
      tier: 'elite',
      purchase: 'upgrade',
      amount: 350_000,
      reference: 'aiki-01K',
      late: true,
    },
    ['₦3,500 for the upgrade to Elite', 'aiki-01K', 'month that it was for had ended', 'refund all of it'],
  ],
  [
    removing,
    ['deleted on 20 December 2026', '1 file, 2 practice sessions and 14 messages', 'before that day'],
  ],
  [{ kind: 'data-removed', tier }, ['90 days ago', 'deleted']],
]
const paid: BillingNews<'paid'> = {
  kind: 'paid',
  tier,
  purchase: 'month',
  amount: 350_000,
  endsAt,
  reference: 'aiki-01K',
  automatic: false,
}

describe('the notification and the mail of one event', () => {
  test.each(mailed)('$kind', (news, required) => {
    const notice = billingNotice(news, id)
    const letter = billingLetter(news, about)
    const read = letterText(letter)
    for (const words of required) {
      expect(`${notice.title}\n${notice.message}`).toContain(words)
      expect(read).toContain(words)
    }
    expect(letter.subject).toBe(`${notice.title} – Aiki`)
    expect(read).toContain('Hello Ngozi Ọkafọ̀,')
    expect(read).toMatch(/: https:\/\/\S+\n/)
  })

  test.each([...mailed.map(([news]) => news), paid])('$kind is a notification of the contract', news => {
    const notice = { ...billingNotice(news, id), createdAt: endsAt }
    expect(notification.parse(notice)).toEqual(notice)
    expect(['/dashboard/subscription', '/dashboard/upgrade']).toContain(notice.href)
  })
})

test.each([
  [
    paid,
    'We have your payment',
    'You paid ₦3,500 for a month of Pro, which you have until 20 December 2026.',
  ],
  [
    { ...paid, automatic: true },
    'Your Pro plan is renewed',
    'Your card was charged ₦3,500 for a month of Pro, which you have until 20 December 2026.',
  ],
  [
    { ...paid, tier: 'elite', purchase: 'upgrade', amount: 175_000 },
    'You are on Elite now',
    'You paid ₦1,750 for the upgrade to Elite, which you have until 20 December 2026.',
  ],
] satisfies [BillingNews<'paid'>, string, string][])('a payment: %#', (news, title, message) => {
  const notice = billingNotice(news, id)
  expect(notice.title).toBe(title)
  expect(notice.message).toContain(message)
  expect(notice.message).toContain('aiki-01K')
})

describe('the files that are removed', () => {
  const named = (fileNames: readonly string[]) => letterText(billingLetter({ ...removing, fileNames }, about))

  test('are named in the mail, and their names stay text', () => {
    const read = named(['Certificate.pdf', 'a”\r\nBcc: <b>x@example.com</b>.pdf'])
    expect(read).toContain("Your files are “Certificate.pdf”, “a' Bcc: <b>x@example.com</b>.pdf”.")
    expect(letterHtml(billingLetter({ ...removing, fileNames: ['<b>.pdf'] }, about))).not.toContain('<b>.pdf')
  })

  test('are not listed without end', () => {
    const names = Array.from({ length: 12 }, (_, n) => `File ${n}.pdf`)
    expect(named(names)).toContain('“File 9.pdf”, 2 more.')
  })

  test('are not mentioned where there are none', () => {
    expect(named([])).not.toContain('Your files are')
  })
})

describe("the bank's message", () => {
  test.each([
    ['Insufficient Funds', 'The bank says: “Insufficient Funds”.'],
    ['<b>No</b>\r\nBcc: x@example.com', 'The bank says: “<b>No</b> Bcc: x@example.com”.'],
    ['Declined”. Call 0800 “now', "The bank says: “Declined'. Call 0800 'now”."],
    ['\u202eenilced\u2066', 'The bank says: “enilced”.'],
    [`${'😀'.repeat(118)} and more`, `The bank says: “${'😀'.repeat(118)}…”.`],
  ])('%j is quoted as %s', (reason, quoted) => {
    const news = { ...failed, reason }
    expect(billingNotice(news, id).message).toContain(quoted)
    expect(letterText(billingLetter(news, about))).toContain(quoted)
    expect(letterHtml(billingLetter(news, about))).not.toContain('<b>')
    expect(billingLetter(news, about).subject).toBe('Your Pro plan could not be renewed – Aiki')
  })

  test.each([null, '', ' \n\u200b'])('%j is not quoted', reason => {
    expect(billingNotice({ ...failed, reason }, id).message).not.toContain('The bank says')
  })
})

describe("the link of the bank's confirmation", () => {
  const buttonOf = (confirmUrl: string) =>
    billingLetter({ ...confirming, confirmUrl }, about).blocks.find(block => 'button' in block)?.button.href

  test.each(['https://checkout.paystack.com/3ds?a=1&b=2', 'http://localhost:3000/checkout/x'])(
    '%s: leads to the bank',
    page => {
      expect(buttonOf(page)).toBe(page)
    },
  )

  test.each([
    'javascript:alert(1)',
    'http://checkout.example/x',
    'http://localhost.evil.example/',
    'data:text/html,x',
    'no address',
    '',
  ])('%s: leads to our own screen', page => {
    expect(buttonOf(page)).toBe(`${siteUrl}/dashboard/subscription`)
  })

  test('the notification opens the subscription screen', () => {
    expect(billingNotice(confirming, id).href).toBe('/dashboard/subscription')
  })
})
