import { chakra, Flex } from '@chakra-ui/react'
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { Navigate } from 'react-router-dom'
import { plans, trialDays } from '../../../shared/domain/plan.ts'
import type { PaidTier } from '../../../shared/lists.ts'
import { AccountError, type AccountErrorReason, errorText, notifyError } from '../../session/account-error.ts'
import { refuseMostUsed } from '../../session/new-password.ts'
import { lowScreen } from '../../theme/media-queries.ts'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/message.tsx'
import { OutsideFrame, ViewHead } from '../../ui/outside-frame.tsx'
import { type SignUpField, type SignUpValues, signUpFields } from './sign-up-form.ts'
import { AuthTabs } from './tabs.tsx'
import { isStarted, useSignUpForm } from './use-sign-up-form.ts'
import { useTakenCheck } from './use-taken-check.ts'
import { emailTaken, StepCareer, StepLocation, StepPersonal, StepSkills } from './wizard-fields.tsx'
import { Progress, useStep } from './wizard-progress.tsx'
import { fieldsOf, neighbour, stepOf, stepWords, type WizardStep } from './wizard-steps.ts'

type ContentProps = { asksPassword: boolean; onEmailLeft: () => void }

const contents: Record<WizardStep, ComponentType<ContentProps>> = {
  '1': StepPersonal,
  '2': StepLocation,
  '3': StepCareer,
  '4': StepSkills,
}

/** The field that shows an error of the server. */
const fieldOf: Partial<Record<AccountErrorReason, SignUpField>> = {
  'address-taken': 'email',
  'no-mail': 'email',
  'weak-password': 'password',
  'common-password': 'password',
}

type Props = {
  /** The plan that the person may try, as the link to this page says. */
  trial: PaidTier | null
  /** Throws the error of the server. */
  onAccount: (values: SignUpValues) => Promise<void>
  /** Logs in to the account of a taken address. Throws an error for the person where this password does not open it. */
  onTaken: (email: string, password: string) => Promise<void>
}

/** The sign-up in four steps, of which the first is enough. */
export const Wizard = ({ trial, onAccount, onTaken }: Props) => {
  const form = useSignUpForm()
  const { step, firstStep, goTo, goBack } = useStep()
  const { errors, isSubmitting } = form.formState
  const asksPassword = useAsksPassword(step, form.getValues('password'))
  const { title, text, aside } = stepWords[step]
  const promise =
    trial && step === '1'
      ? ` Your ${trialDays} days of ${plans[trial].name} begin after you sign up. Nothing is charged.`
      : ''
  const fields = fieldsOf(step, asksPassword)
  const next = neighbour(step, 1)
  const Content = contents[step]

  const focusFirstError = useEffectEvent((shown: WizardStep) => {
    const invalid = fieldsOf(shown, asksPassword).find(field => errors[field])
    if (invalid) form.setFocus(invalid)
  })
  // An error in a field of another step opens that step: the field takes the focus.
  useEffect(() => focusFirstError(step), [step])

  /** Shows the error at the field that it is about. Returns that field. */
  const showError = (error: unknown, message: string): SignUpField | undefined => {
    const reason = error instanceof AccountError ? error.reason : 'failed'
    const field = fieldOf[reason]
    const type = reason === 'address-taken' ? emailTaken : 'server'
    form.setError(field ?? 'root', { type, message }, { shouldFocus: true })
    return field
  }

  const create = async (values: SignUpValues) => {
    try {
      await onAccount(values)
    } catch (error) {
      const field = showError(error, notifyError('Signup Error', error))
      if (field && !fields.includes(field)) await goTo(stepOf([field]))
    }
  }

  const isTaken = useTakenCheck()
  const checkEmail = async () => {
    const { email } = form.getValues()
    if (!(await isTaken(email)) || form.getValues('email') !== email) return
    form.setError('email', { type: emailTaken, message: new AccountError('address-taken').message })
  }

  /** A taken address is told at its own step; if it is the person's own, the password opens its account. */
  const isAddressFree = async (): Promise<boolean> => {
    const { email, password } = form.getValues()
    if (!fields.includes('email') || !(await isTaken(email))) return true
    try {
      await onTaken(signUpFields.shape.email.parse(email), password)
    } catch (error) {
      showError(error, errorText(error))
    }
    return false
  }

  /** Checks the password at its own step. Where the list of passwords does not load, the sign-up checks it at the end. */
  const isPasswordUncommon = async (): Promise<boolean> => {
    if (!fields.includes('password')) return true
    try {
      await refuseMostUsed(form.getValues('password'))
    } catch (error) {
      if (!(error instanceof AccountError)) return true
      form.setError('password', { type: 'server', message: error.message }, { shouldFocus: true })
      return false
    }
    return true
  }

  const [isChecking, setIsChecking] = useState(false)

  const isStepRight = async (): Promise<boolean> => {
    setIsChecking(true)
    const isValid = await form.trigger(fields, { shouldFocus: true })
    const isRight = isValid && (await isPasswordUncommon()) && (await isAddressFree())
    setIsChecking(false)
    return isRight
  }

  const createNow = form.handleSubmit(create, invalid => {
    const elsewhere = Object.keys(invalid).filter(field => !fields.some(each => each === field))
    if (elsewhere.length > 0) void goTo(stepOf(elsewhere))
  })

  const submit = async () => {
    if (next === undefined) await createNow()
    else if (await isStepRight()) await goTo(next)
  }

  /** Makes the account with the first step alone. */
  const skip = async () => {
    if (await isStepRight()) await createNow()
  }

  if (step !== '1' && !isStarted(form.getValues())) return <Navigate to={firstStep} replace />
  return (
    <OutsideFrame woven={Number(step)} aside={aside}>
      <AuthTabs />
      <FormProvider {...form}>
        <chakra.form
          display="flex"
          flexDirection="column"
          flex={{ base: '1', lg: 'none' }}
          noValidate
          onSubmit={event => {
            event.preventDefault()
            void submit()
          }}
        >
          <Progress step={step} />
          <chakra.div mt={{ base: '3', lg: '4' }} mb={{ base: '4', lg: '6' }}>
            <ViewHead key={step} title={title} text={`${text}${promise}`} />
          </chakra.div>
          <chakra.div display="grid" gap="4.5" pb="calc(24px + var(--offline))">
            <Content asksPassword={asksPassword} onEmailLeft={checkEmail} />
            <FormError text={errors.root?.message} />
          </chakra.div>
          <DockedActions>
            {step === '1' ? (
              <Button variant="outline" size="lg" px="3" onClick={skip} disabled={isChecking || isSubmitting}>
                Add the rest later
              </Button>
            ) : (
              <Button variant="outline" size="lg" onClick={goBack}>
                Previous
              </Button>
            )}
            <Button
              type="submit"
              size="lg"
              flex={{ base: '1', lg: '0 0 auto' }}
              minWidth={{ base: '6rem', lg: '140px' }}
              ms="auto"
              loading={isChecking || isSubmitting}
              loadingText={isSubmitting ? 'Creating...' : 'Checking...'}
            >
              {next ? 'Next' : 'Create Account'}
            </Button>
          </DockedActions>
        </chakra.form>
      </FormProvider>
    </OutsideFrame>
  )
}

/** The buttons: at the bottom of a phone's screen, and at the end of the form on a wide screen. */
const DockedActions = ({ children }: { children: ReactNode }) => (
  <Flex
    data-docked="actions"
    gap="2.5"
    justify="space-between"
    position={{ base: 'sticky', lg: 'static' }}
    bottom="0"
    zIndex="docked"
    mt={{ base: 'auto', lg: '7' }}
    mx={{ base: 'calc(var(--gutter) * -1)', lg: '0' }}
    px={{ base: 'gutter', lg: '0' }}
    pt={{ base: '2.5', lg: '0' }}
    pb={{ base: 'max(10px, env(safe-area-inset-bottom))', lg: '0' }}
    bg={{ base: 'bg.panel', lg: 'transparent' }}
    borderTop={{ base: '1px solid {colors.border}', lg: '0' }}
    css={{ [lowScreen]: { position: 'static', mb: 'var(--offline)' } }}
  >
    {children}
  </Flex>
)

/**
 * Whether the last step asks for the password, because a reload forgot it. Decided when a step is shown, because the answer
 * must not change while the person types the password.
 */
const useAsksPassword = (step: WizardStep, password: string): boolean => {
  const decide = () => ({ step, asks: step === '4' && password === '' })
  const [decided, setDecided] = useState(decide)
  if (decided.step === step) return decided.asks
  const next = decide()
  setDecided(next)
  return next.asks
}
