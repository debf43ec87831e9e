import type { PreSignUpTriggerEvent } from 'aws-lambda'
import { type SignUpAnswers, signUpAnswers } from '../../shared/api/profile.ts'
import { jsonOrNothing } from '../../shared/json.ts'
import { logFailures } from '../runtime/log-failures.ts'
import type { SignUpStore } from '../store/sign-ups.ts'

type Services = { readonly signUps: Pick<SignUpStore, 'hold'> }

/** Above what the schema allows in the longest case; checked before anything is parsed. */
const maxAnswersLength = 64 * 1024

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
    const text = event.request.clientMetadata?.answers
    await signUps.hold(event.userName, text === undefined ? null : parseAnswers(text), new Date())
    return event
  })
