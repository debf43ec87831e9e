import type { NewMail } from '../mail.ts'
import { codeDeliveryFailure, invalidLambdaResponse } from './errors.ts'
import { codeParameter, type createTriggerCalls, type MessageSource, type Metadata } from './triggers.ts'
import type { User } from './users.ts'

export type Deliver = (mail: NewMail) => void | Promise<void>

/** What an answer tells of a code's way: `a***@e***`. The same whether or not a mail was sent. */
export const deliveryTo = (address: string) => {
  const masked = address
    .toLowerCase()
    .split('@')
    .map(part => `${part.slice(0, 1)}***`)
  return { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: masked.join('@') }
}

// Longer ones Cognito does not send.
const longest = { subject: 140, html: 20_000 }

type Code = {
  source: MessageSource
  user: User
  to: string
  code: string
  clientMetadata: Metadata
  /** An operator makes the call, and not an app client. */
  isOperators?: boolean
}

/** Sends a code in the words of the CustomMessage trigger. */
export const createMessages =
  (triggers: ReturnType<typeof createTriggerCalls>, deliver: Deliver) =>
  async ({ source, user, to, code, clientMetadata, isOperators = false }: Code): Promise<void> => {
    const { response } = await triggers.customMessage(source, user, to, clientMetadata, isOperators)
    const subject = response.emailSubject ?? 'Your verification code'
    const html = response.emailMessage ?? `Your confirmation code is ${codeParameter}`
    if (!html.includes(codeParameter) || html.length > longest.html || subject.length > longest.subject)
      throw invalidLambdaResponse('Unrecognizable lambda output')
    try {
      await deliver({
        to,
        subject: subject.replaceAll(codeParameter, code),
        html: html.replaceAll(codeParameter, code),
      })
    } catch (cause) {
      throw codeDeliveryFailure('The verification code could not be sent.', { cause })
    }
  }
