import { brand } from '../../shared/brand.ts'
import { onDay } from '../../shared/domain/calendar.ts'
import type { Notice } from '../store/notifications.ts'
import { greetable, greeting, type Letter } from './letter.ts'

const href = '/dashboard/settings'

/** The notification that mails do not arrive. */
export const bounceNotice = (email: string, at: string, id: string): Notice => ({
  id,
  title: 'Our emails do not arrive',
  message: `Your mailbox ${email} refused our email on ${onDay(at)}. Check the address in Settings, or try again there.`,
  href,
})

/** The notification that a person's report of spam has ended the mails with a switch. */
export const complaintNotice = (at: string, id: string): Notice => ({
  id,
  title: 'Email notifications are off',
  message: `On ${onDay(at)}, an email of ours was reported as spam from your mailbox. So we send you only codes, receipts and security alerts. You can turn the others on again in Settings.`,
  href,
})

/** The mail by which a person sees that mails arrive again. */
export const retryLetter = ({ name }: { readonly name: string }): Letter => ({
  subject: `Our emails arrive again – ${brand.name}`,
  title: 'Our emails arrive again',
  blocks: [
    greeting(greetable(name)),
    { words: 'You asked us in Settings to try your mailbox again. You read this, so it takes our emails.' },
    { quiet: 'You do not have to do anything.' },
    { help: brand.supportEmail },
  ],
})
