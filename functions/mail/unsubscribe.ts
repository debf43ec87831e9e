import { brand } from '../../shared/brand.ts'
import type { Mailing } from '../../shared/lists.ts'
import type { Block } from './letter.ts'

/**
 * Returns the link of a mail that ends its kind of mails. `mailing` is for the words of the page only: the token alone
 * decides which mails end. Left out: the mails of a job alert.
 */
export const unsubscribeLink = (token: string, siteUrl: string, mailing?: Mailing): string =>
  `${siteUrl}/unsubscribe?token=${token}${mailing ? `&mails=${mailing}` : ''}`

/** Returns the headers by which a mail program can unsubscribe by itself: RFC 2369 and RFC 8058. */
export const unsubscribeHeaders = (token: string, siteUrl: string): Readonly<Record<string, string>> => ({
  'List-Unsubscribe': `<${siteUrl}/api/unsubscribe/${token}>, <mailto:${brand.supportEmail}?subject=Unsubscribe>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

const words: Readonly<Record<Mailing, { readonly why: string; readonly stop: string }>> = {
  applicationUpdates: {
    why: 'You get this email because “Application updates” is on in your notification preferences.',
    stop: 'Stop application update emails',
  },
  interviewReminders: {
    why: 'You get this email because “Interview reminders” is on in your notification preferences.',
    stop: 'Stop interview reminders',
  },
  weeklySummary: {
    why: 'You get this email because “Weekly summary” is on in your notification preferences.',
    stop: 'Stop the weekly summary',
  },
}

/** Returns the end of a mail that has a switch: why it came, how to stop it, and where all switches are. */
export const mailingFooter = (mailing: Mailing, token: string, siteUrl: string): readonly Block[] => [
  { quiet: words[mailing].why },
  { link: { label: words[mailing].stop, href: unsubscribeLink(token, siteUrl, mailing) } },
  { link: { label: 'Choose which emails you get', href: `${siteUrl}/dashboard/notifications` } },
  { help: brand.supportEmail },
]
