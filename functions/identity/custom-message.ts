import { randomBytes } from 'node:crypto'
import type { CustomMessageTriggerEvent } from 'aws-lambda'
import { brand } from '../../shared/brand.ts'
import { passwordForgotten } from '../../shared/client-metadata.ts'
import type { Uses } from '../composition/services.ts'
import { type CodeWords, codeLetter } from '../mail/code-letter.ts'
import { greetable } from '../mail/letter.ts'
import { letterHtml } from '../mail/letter-html.ts'
import { createLog, describeError, logFailures } from '../runtime/log.ts'
import { type SignInLinkStore, signInLinkStore } from '../store/sign-in-links.ts'
import { suppressionStore } from '../store/suppressions.ts'
import { type ReachServices, reachMailbox } from './reach-mailbox.ts'

type Services = ReachServices & {
  readonly siteUrl: string
  readonly links: Pick<SignInLinkStore, 'add'>
}
type Words = Omit<CodeWords, 'code'>

/** What the link of a confirmation mail carries. Cognito replaces the placeholder of the code in the address, too. */
const linkQuery = (email: string, code: string, token: string | null): string =>
  `email=${encodeURIComponent(email)}&code=${code}${token === null ? '' : `&token=${token}`}`

const confirmWords = (siteUrl: string, query: string): Words => ({
  subject: `Confirm your email address for ${brand.name}`,
  title: 'Confirm your email address',
  lead: `Welcome to ${brand.name}. Press the button to confirm your email address and log in, on this device or any other. Your answers from the sign-up are kept.`,
  button: { label: 'Confirm my address', href: `${siteUrl}/auth?mode=signin&${query}` },
  codeLabel: 'Or type this code where you signed up. It works for 24 hours:',
  notAsked: `If you did not sign up for ${brand.name}, do nothing. Unless somebody confirms this address, the sign-up is deleted after a week.`,
})

/** For a person who forgot the password of an account whose address was never confirmed. */
const confirmForgottenWords = (siteUrl: string, query: string): Words => ({
  subject: `Choose a new password for ${brand.name}`,
  title: 'Choose a new password',
  lead: 'You asked for a new password. Your email address was never confirmed, so this button does both: it confirms the address, and you choose a new password. It works for 15 minutes.',
  button: { label: 'Choose a new password', href: `${siteUrl}/reset-password?${query}` },
  codeLabel: `If you remember your password, you can also log in and type this code. It works for 24 hours:`,
  notAsked:
    'If you did not ask for this, do nothing: no password is changed. Do not give this code to anybody.',
})

const resetWords = (
  siteUrl: string,
  email: string,
  code: string,
  name: string,
  isUndone: boolean,
): Words => ({
  greetingName: name,
  subject: `Choose a new password for ${brand.name}`,
  title: 'Choose a new password',
  lead: isUndone
    ? 'The change to your account was undone, and your old password does not work any more. Choose a new password to log in.'
    : 'You asked for a new password for your account.',
  button: {
    label: 'Choose a new password',
    href: `${siteUrl}/reset-password?email=${encodeURIComponent(email)}&code=${code}`,
  },
  codeLabel: 'Press the button. If we ask you for a code, type this one. It works for one hour:',
  notAsked: `${isUndone ? '' : 'If you did not ask for this, do nothing: your password stays as it is. '}Do not give this code to anybody.`,
})

/** The client id of a call that comes with the credentials of our own functions, and not from an app. */
const adminClientId = 'CLIENT_ID_NOT_APPLICABLE'

/** Whether our own API asked for the mail. Anybody can send metadata, but only with the client id of an app. */
const isAfterUndo = ({ callerContext, request }: CustomMessageTriggerEvent): boolean =>
  callerContext.clientId === adminClientId && request.clientMetadata?.reason === 'undone'

/**
 * Makes the token that lets the link sign in or choose a password, and stores its hash. Null if it can't be stored: the
 * link then confirms the address, and the person logs in with the password.
 */
const makeToken = async (
  links: Services['links'],
  link: Parameters<Services['links']['add']>[1],
): Promise<string | null> => {
  const token = randomBytes(32).toString('base64url')
  try {
    await links.add(token, link, new Date())
    return token
  } catch (error) {
    createLog().error('link without a token', describeError(error))
    return null
  }
}

const wordsFor = async (event: CustomMessageTriggerEvent, services: Services): Promise<Words | undefined> => {
  const { siteUrl, links } = services
  const { clientMetadata, codeParameter, userAttributes } = event.request
  const email = userAttributes.email ?? ''
  switch (event.triggerSource) {
    case 'CustomMessage_SignUp':
    case 'CustomMessage_ResendCode': {
      const isForgotten = clientMetadata?.reason === passwordForgotten.reason
      const purpose = isForgotten ? 'password' : 'sign-in'
      const token = await makeToken(links, { sub: event.userName, email, purpose })
      const query = linkQuery(email, codeParameter, token)
      return isForgotten ? confirmForgottenWords(siteUrl, query) : confirmWords(siteUrl, query)
    }
    case 'CustomMessage_ForgotPassword':
      // The others are for sign-ups, of whose mailboxes nothing is known yet.
      await reachMailbox(services, { sub: event.userName, email }, new Date())
      return resetWords(siteUrl, email, codeParameter, greetable(userAttributes.name), isAfterUndo(event))
    default:
      // The pool sends no other codes, because our own API confirms a new address.
      return undefined
  }
}

/** The trigger that writes each mail with a code. */
export const onCustomMessage = (services: Services) =>
  logFailures(async (event: CustomMessageTriggerEvent): Promise<CustomMessageTriggerEvent> => {
    const words = await wordsFor(event, services)
    if (!words) return event
    const letter = codeLetter({ ...words, code: event.request.codeParameter })
    event.response.emailSubject = letter.subject
    event.response.emailMessage = letterHtml(letter)
    return event
  })

export const customMessage = ({
  siteUrl,
  table,
  suppressionList,
}: Uses<'siteUrl' | 'table' | 'suppressionList'>) =>
  onCustomMessage({
    siteUrl: siteUrl(),
    links: signInLinkStore(table()),
    suppressions: suppressionStore(table()),
    suppressionList: suppressionList(),
  })
