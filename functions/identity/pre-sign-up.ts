import type { PreSignUpTriggerEvent } from 'aws-lambda'
import * as z from 'zod/mini'
import { type SignUpAnswers, signUpAnswers } from '../../shared/api/profile.ts'
import { agreement } from '../../shared/client-metadata.ts'
import { jsonOrNothing } from '../../shared/json.ts'
import { paidTiers } from '../../shared/lists.ts'
import type { Uses } from '../composition/services.ts'
import { logFailures } from '../runtime/log.ts'
import { type SignUpStore, signUpStore } from '../store/sign-ups.ts'

type Services = { readonly signUps: Pick<SignUpStore, 'save'> }

/** Longer than any answers that the schema allows. The length is checked before the answers are parsed. */
const maxAnswersLength = 64 * 1024

/** The plan whose trial the person asked for. Any other value counts as none. */
const requestedTrial = z.catch(z.nullable(z.enum(paidTiers)), null)

/** Throws an error whose message the person reads, after the words "PreSignUp failed with error" of Cognito. */
const parseAnswers = (text: string): SignUpAnswers => {
  if (text.length > maxAnswersLength) throw new Error('Your answers are too long. Please shorten them.')
  const parsed = signUpAnswers.safeParse(jsonOrNothing(text))
  if (parsed.success) return parsed.data
  const places = [...new Set(parsed.error.issues.map(({ path }) => String(path[0] ?? 'all')))]
  throw new Error(`Please go back and check these answers: ${places.join(', ')}.`)
}

/**
 * The trigger that stores the answers of the wizard, and when the person agreed to the terms, until the address is
 * confirmed. The profile is made only then. Refuses a sign-up without the agreement.
 */
export const onPreSignUp = ({ signUps }: Services) =>
  logFailures(async (event: PreSignUpTriggerEvent): Promise<PreSignUpTriggerEvent> => {
    if (event.triggerSource !== 'PreSignUp_SignUp') return event
    const { answers: text, trial, agreed } = event.request.clientMetadata ?? {}
    if (agreed !== agreement.agreed)
      throw new Error(
        'Please agree to the Terms of Service and the Privacy Policy, and say that you are 18 or older.',
      )
    const now = new Date()
    const answers = text === undefined ? null : parseAnswers(text)
    const pending = { answers, trial: requestedTrial.parse(trial), agreedAt: now.toISOString() }
    await signUps.save(event.userName, pending, now)
    return event
  })

export const preSignUp = ({ table }: Uses<'table'>) => onPreSignUp({ signUps: signUpStore(table()) })
