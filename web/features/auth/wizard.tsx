import { chakra } from '@chakra-ui/react'
import { type ComponentType, useEffect, useEffectEvent } from 'react'
import { FormProvider } from 'react-hook-form'
import { Navigate } from 'react-router-dom'
import { plans, trialDays } from '../../../shared/domain/plan.ts'
import type { PaidTier } from '../../../shared/lists.ts'
import { AccountError, type AccountErrorReason, notifyError } from '../../session/account-error.ts'
import { refuseMostUsed } from '../../session/new-password.ts'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/message.tsx'
import { OutsideFrame, ViewHead } from '../../ui/outside-frame.tsx'
import { DockedActions } from './docked-actions.tsx'
import type { SignUpField, SignUpValues } from './sign-up-form.ts'
import { AuthTabs } from './tabs.tsx'
import { useAsksPassword } from './use-asks-password.ts'
import { isStarted, useSignUpForm } from './use-sign-up-form.ts'
import { StepCareer, StepLocation, StepPersonal, StepSkills, takenError } from './wizard-fields.tsx'
import { Progress, useStep } from './wizard-progress.tsx'
import { fieldsOf, neighbour, stepOf, stepWords, type WizardStep } from './wizard-steps.ts'

const contents: Record<WizardStep, ComponentType<{ asksPassword: boolean }>> = {
  '1': StepPersonal,
  '2': StepLocation,
  '3': StepCareer,
  '4': StepSkills,
}

/** The field that a refusal of the server belongs to. */
const fieldOf: Partial<Record<AccountErrorReason, SignUpField>> = {
  'address-taken': 'email',
  'no-mail': 'email',
  'weak-password': 'password',
  'common-password': 'password',
}

type Props = {
  /** What the link that led here offers to try. */
  trial: PaidTier | null
  /** Throws what the server says against it. */
  onAccount: (values: SignUpValues) => Promise<void>
}

/** The sign-up in four steps. */
export const Wizard = ({ trial, onAccount }: Props) => {
  const form = useSignUpForm()
  const { step, firstStep, goTo, goBack } = useStep()
  const { errors, isSubmitting } = form.formState
  const asksPassword = useAsksPassword(step, form.getValues('password'))
  const { title, text, aside } = stepWords[step]
  const promise =
    trial && step === '1'
      ? ` Your ${trialDays} days of ${plans[trial].name} begin when you are in; nothing is charged.`
      : ''
  const fields = fieldsOf(step, asksPassword)
  const next = neighbour(step, 1)
  const Content = contents[step]

  const focusWrong = useEffectEvent((at: WizardStep) => {
    const wrong = fieldsOf(at, asksPassword).find(field => errors[field])
    if (wrong) form.setFocus(wrong)
  })
  // Who is sent to another step because of a field starts at that field.
  useEffect(() => focusWrong(step), [step])

  const create = async (values: SignUpValues) => {
    try {
      await onAccount(values)
    } catch (error) {
      const message = notifyError('Signup Error', error)
      const reason = error instanceof AccountError ? error.reason : 'failed'
      const field = fieldOf[reason]
      form.setError(field ?? 'root', { type: reason === 'address-taken' ? takenError : 'server', message })
      if (field && !fields.includes(field)) await goTo(stepOf([field]))
    }
  }

  /** Said here, and not three steps later. Where the list does not come, the end of the sign-up asks it again. */
  const isPasswordOwn = async (): Promise<boolean> => {
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

  const submit = async () => {
    if (next === undefined) {
      await form.handleSubmit(create, wrong => {
        const elsewhere = Object.keys(wrong).filter(field => !fields.some(own => own === field))
        if (elsewhere.length > 0) void goTo(stepOf(elsewhere))
      })()
    } else if ((await form.trigger(fields, { shouldFocus: true })) && (await isPasswordOwn()))
      await goTo(next)
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
            <Content asksPassword={asksPassword} />
            <FormError text={errors.root?.message} />
          </chakra.div>
          <DockedActions>
            {step !== '1' && (
              <Button variant="outline" size="lg" onClick={goBack}>
                Previous
              </Button>
            )}
            <Button
              type="submit"
              size="lg"
              flex={{ base: '1', lg: '0 0 auto' }}
              minWidth="140px"
              ms="auto"
              loading={isSubmitting}
              loadingText="Creating..."
            >
              {next ? 'Next' : 'Create Account'}
            </Button>
          </DockedActions>
        </chakra.form>
      </FormProvider>
    </OutsideFrame>
  )
}
