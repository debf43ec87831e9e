import type { CustomMessageTriggerEvent } from 'aws-lambda'
import { brand } from '../../shared/brand.ts'
import { type CodeWords, codeLetter } from '../mail/code-letter.ts'
import { greetable } from '../mail/letter.ts'
import { letterHtml } from '../mail/letter-html.ts'
import { logFailures } from '../runtime/log-failures.ts'

type Services = { readonly siteUrl: string }
type Words = Omit<CodeWords, 'code'>

/** Cognito puts the code in place of its placeholder, in the address too: the link works in any tab, on any device. */
const confirmWords = (siteUrl: string, email: string, code: string): Words => ({
  subject: `Confirm your email address for ${brand.name}`,
  title: 'Confirm your email address',
  lead: `Welcome to ${brand.name}. One press and your account is ready; your answers from the sign-up are kept.`,
  button: {
    label: 'Confirm my address',
    href: `${siteUrl}/auth?mode=signin&email=${encodeURIComponent(email)}&code=${code}`,
  },
  codeLabel: 'Or type this code where you signed up. It works for 24 hours:',
  notAsked: `If you did not sign up for ${brand.name}, do nothing. Without this code there is no account.`,
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
    ? 'The change of your account was undone, and your old password is no longer good. Choose a new one to log in.'
    : 'You asked for a new password for your account.',
  button: {
    label: 'Choose a new password',
    href: `${siteUrl}/reset-password?email=${encodeURIComponent(email)}&code=${code}`,
  },
  codeLabel: 'The button carries this code. If you are asked for it, it works for one hour:',
  notAsked: `${isUndone ? '' : 'If you did not ask for this, do nothing: your password stays as it is. '}Do not pass the code on to anyone.`,
})

/** What Cognito gives in the place of an app client where an operator makes the call. */
const operator = 'CLIENT_ID_NOT_APPLICABLE'

/** Whether our own API asked for the mail. Anybody may send metadata with a public call, but not without an app client. */
const isAfterUndo = ({ callerContext, request }: CustomMessageTriggerEvent): boolean =>
  callerContext.clientId === operator && request.clientMetadata?.reason === 'undone'

const wordsFor = (event: CustomMessageTriggerEvent, siteUrl: string): Words | undefined => {
  const { codeParameter, userAttributes } = event.request
  const email = userAttributes.email ?? ''
  switch (event.triggerSource) {
    case 'CustomMessage_SignUp':
    case 'CustomMessage_ResendCode':
      return confirmWords(siteUrl, email, codeParameter)
    case 'CustomMessage_ForgotPassword':
      return resetWords(siteUrl, email, codeParameter, greetable(userAttributes.name), isAfterUndo(event))
    default:
      // Nothing else makes the pool send a code: a new address is confirmed by our own API.
      return undefined
  }
}

/** The trigger that writes each mail with a code. */
export const customMessage = ({ siteUrl }: Services) =>
  logFailures(async (event: CustomMessageTriggerEvent): Promise<CustomMessageTriggerEvent> => {
    const words = wordsFor(event, siteUrl)
    if (!words) return event
    const letter = codeLetter({ ...words, code: event.request.codeParameter })
    event.response.emailSubject = letter.subject
    event.response.emailMessage = letterHtml(letter)
    return event
  })
