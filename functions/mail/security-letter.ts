import { brand } from '../../shared/brand.ts'
import { purgeAfterDays, purgedWithinDays, undoWithinHours } from '../../shared/domain/account-deadlines.ts'
import type { accountNews } from '../../shared/lists.ts'
import { type Block, greetable, greeting, type Letter } from './letter.ts'

type News = (typeof accountNews)[number]
type Words = { readonly title: string; readonly message: string }

/** The words of the notification; a mail has them, too. */
const securityWords: Readonly<Record<News, Words>> = {
  'password-changed': {
    title: 'Your password was changed',
    message: 'From now on, you log in with the new password. Every other device was logged out.',
  },
  'password-reset': {
    title: 'Your password was reset',
    message:
      'A new password was chosen with a code that we sent to your email address. Every device was logged out.',
  },
  'email-changed': {
    title: 'Your email address was changed',
    message: 'From now on you log in with the new address, and we write to you there.',
  },
  'two-factor-on': {
    title: 'Two-factor login is on',
    message: 'To log in, you need your password and a code from your authenticator app.',
  },
  'two-factor-off': {
    title: 'Two-factor login is off',
    message: 'You log in with your password alone. You can turn two-factor login on again in Settings.',
  },
  'two-factor-key': {
    title: 'Your authenticator app has a new key',
    message: 'From now on, you log in with codes from the new key only.',
  },
  'signed-out-everywhere': {
    title: 'You were logged out everywhere',
    message: 'You have to log in again on every device.',
  },
  'account-deleted': {
    title: `Your ${brand.name} account is deleted`,
    message: `You are logged out everywhere, and nobody can log in to the account any more. Everything that we keep about you is deleted within ${purgedWithinDays} days.`,
  },
  'login-removed': {
    title: `The login of your ${brand.name} account was removed`,
    message: `Nobody can log in to your account any more, and it was not deleted in Settings. Everything that we keep about you is deleted within ${purgedWithinDays} days.`,
  },
  'change-undone': {
    title: 'Your account is as it was before',
    message:
      'The change was undone, and every device was logged out. Your old password does not work any more: choose a new password before you log in.',
  },
}

export const securityNotice = (news: News, id: string) => ({
  id,
  title: securityWords[news].title,
  message:
    news === 'change-undone'
      ? securityWords[news].message
      : `${securityWords[news].message} If this was not you, choose a new password and log out everywhere.`,
  href: '/dashboard/settings',
})

type About = {
  readonly name: string
  readonly siteUrl: string
  /**
   * The link that undoes the change. Null where there is nothing to undo, or where the reader of this mail must not
   * undo it.
   */
  readonly undoUrl: string | null
}

const choosePassword = (siteUrl: string): Block => ({
  button: { label: 'Choose a new password', href: `${siteUrl}/forgot-password` },
})

const undo = (undoUrl: string): Block[] => [
  {
    words: `If this was not you, undo it now. The link works for ${undoWithinHours} hours. It logs out every device, and you have to choose a new password.`,
  },
  { button: { label: 'This was not me', href: undoUrl } },
]

const undoBlocks = (news: News, { siteUrl, undoUrl }: About): Block[] => {
  if (news === 'change-undone') return [choosePassword(siteUrl)]
  if (undoUrl !== null) return undo(undoUrl)
  if (news === 'login-removed')
    return [
      {
        words: `If this was not you, write to us at once. For ${purgeAfterDays} days we can still save your data.`,
      },
    ]
  // The new address gets no link to undo: the old address got it.
  if (news === 'email-changed') return [{ words: 'If this was not you, write to us at once.' }]
  return [
    {
      words:
        'If this was not you, choose a new password now, then write to us: we will help you to protect your account.',
    },
    choosePassword(siteUrl),
  ]
}

const farewell: Block[] = [
  {
    words: `Changed your mind later? Write to us within ${purgeAfterDays} days: until then we can bring the account back as it was.`,
  },
  { quiet: 'Thank you for having been with us. We wish you well with your work.' },
]

/** Returns the mail of the news, with what the reader can do if it was not them. */
export const securityLetter = (news: News, about: About): Letter => {
  const { title, message } = securityWords[news]
  const isOver = news === 'change-undone'
  return {
    subject: title.includes(brand.name) ? title : `${title} – ${brand.name}`,
    title,
    blocks: [
      greeting(greetable(about.name)),
      { words: message },
      ...(isOver ? [] : [{ words: 'If this was you, there is nothing to do.' }]),
      ...undoBlocks(news, about),
      ...(news === 'account-deleted' ? farewell : []),
      { help: brand.supportEmail },
    ],
  }
}
