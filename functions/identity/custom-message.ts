import type { CustomMessageTriggerEvent } from 'aws-lambda'
import { brand } from '../../shared/brand.ts'
import type { Uses } from '../composition/services.ts'
import { type CodeWords, codeLetter } from '../mail/code-letter.ts'
import { greetable } from '../mail/letter.ts'
import { letterHtml } from '../mail/letter-html.ts'
import { logFailures } from '../runtime/log.ts'

type Services = { readonly siteUrl: string }
type Words = Omit<CodeWords, 'code'>

/** Cognito replaces the placeholder by the code, also in the address, so the link works in any tab on any device. */
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

/** The client id of a call that comes with the credentials of our own functions, and not from an app. */
const adminClientId = 'CLIENT_ID_NOT_APPLICABLE'

/** Whether our own API asked for the mail. Anybody can send metadata, but only with the client id of an app. */
const isAfterUndo = ({ callerContext, request }: CustomMessageTriggerEvent): boolean =>
  callerContext.clientId === adminClientId && request.clientMetadata?.reason === 'undone'

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
      // The pool sends no other codes, because our own API confirms a new address.
      return undefined
  }
}

/** The trigger that writes each mail with a code. */
export const onCustomMessage = ({ siteUrl }: Services) =>
  logFailures(async (event: CustomMessageTriggerEvent): Promise<CustomMessageTriggerEvent> => {
    const words = wordsFor(event, siteUrl)
    if (!words) return event
    const letter = codeLetter({ ...words, code: event.request.codeParameter })
    event.response.emailSubject = letter.subject
    event.response.emailMessage = letterHtml(letter)
    return event
  })

export const customMessage = ({ siteUrl }: Uses<'siteUrl'>) => onCustomMessage({ siteUrl: siteUrl() })
