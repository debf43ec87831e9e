import type { PreSignUpTriggerEvent } from 'aws-lambda'
import * as z from 'zod/mini'
import { type SignUpAnswers, signUpAnswers } from '../../shared/api/profile.ts'
import { jsonOrNothing } from '../../shared/json.ts'
import { paidTiers } from '../../shared/lists.ts'
import { logFailures } from '../runtime/log-failures.ts'
import type { SignUpStore } from '../store/sign-ups.ts'

type Services = { readonly signUps: Pick<SignUpStore, 'hold'> }

/** Above what the schema allows in the longest case; checked before anything is parsed. */
const maxAnswersLength = 64 * 1024

/** A trial is honoured when it is one of a paid plan; what else is asked for is as if it was not. */
const wished = z.catch(z.nullable(z.enum(paidTiers)), null)

/** Throws words that the person reads: Cognito sets "PreSignUp failed with error" before them. */
const parseAnswers = (text: string): SignUpAnswers => {
  if (text.length > maxAnswersLength) throw new Error('Your answers are too long. Please shorten them.')
  const parsed = signUpAnswers.safeParse(jsonOrNothing(text))
  if (parsed.success) return parsed.data
  const places = [...new Set(parsed.error.issues.map(({ path }) => String(path[0] ?? 'all')))]
  throw new Error(`Please go back and check these answers: ${places.join(', ')}.`)
}

/** The trigger that keeps the wizard's answers until the address is confirmed. Nothing is a profile before that. */
export const preSignUp = ({ signUps }: Services) =>
  logFailures(async (event: PreSignUpTriggerEvent): Promise<PreSignUpTriggerEvent> => {
    if (event.triggerSource !== 'PreSignUp_SignUp') return event
    const { answers: text, trial } = event.request.clientMetadata ?? {}
    const answers = text === undefined ? null : parseAnswers(text)
    await signUps.hold(event.userName, { answers, trial: wished.parse(trial) }, new Date())
    return event
  })
