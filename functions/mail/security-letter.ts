import { brand } from '../../shared/brand.ts'
import { type Block, greetable, greeting, type Letter } from './letter.ts'

/** What happened to an account, as its owner is told of it. */
export type SecurityNews =
  | 'password-changed'
  | 'password-reset'
  | 'email-changed'
  | 'two-factor-on'
  | 'two-factor-off'
  | 'signed-out-everywhere'

type Words = { readonly title: string; readonly message: string }

/** Short enough for a notification. */
const securityWords: Readonly<Record<SecurityNews, Words>> = {
  'password-changed': {
    title: 'Your password was changed',
    message: 'From now on only the new password logs you in.',
  },
  'password-reset': {
    title: 'Your password was reset',
    message: 'A new password was chosen with a code that we sent to your email address.',
  },
  'email-changed': {
    title: 'Your email address was changed',
    message: 'From now on you log in with the new address, and we write to you there.',
  },
  'two-factor-on': {
    title: 'Two-factor authentication is on',
    message: 'To log in takes your password and a code of your authenticator app.',
  },
  'two-factor-off': {
    title: 'Two-factor authentication is off',
    message: 'Your password alone logs you in. You can turn it on again in Settings.',
  },
  'signed-out-everywhere': {
    title: 'You were signed out everywhere',
    message: 'Every device has to log in again.',
  },
}

/** The news as a notification. */
export const securityNotice = (news: SecurityNews, id: string) => ({
  id,
  title: securityWords[news].title,
  message: `${securityWords[news].message} If this was not you, choose a new password and sign out everywhere.`,
  href: '/dashboard/settings',
})

/** Who had the old address can't choose a new password any more: the code would go to the new one. */
const wayBack = (news: SecurityNews, siteUrl: string): Block[] =>
  news === 'email-changed'
    ? [{ words: 'If this was not you, write to us at once: we will help you to get your account back.' }]
    : [
        {
          words:
            'If this was not you, choose a new password now, then write to us: we will help you to keep your account yours.',
        },
        { button: { label: 'Choose a new password', href: `${siteUrl}/forgot-password` } },
      ]

type About = { readonly name: string; readonly siteUrl: string }

/** The same news by mail, with what to do where it was not the owner. */
export const securityLetter = (news: SecurityNews, { name, siteUrl }: About): Letter => {
  const { title, message } = securityWords[news]
  return {
    subject: `${title} – ${brand.name}`,
    title,
    blocks: [
      greeting(greetable(name)),
      { words: message },
      { words: 'If this was you, there is nothing to do.' },
      ...wayBack(news, siteUrl),
      { help: brand.supportEmail },
    ],
  }
}
