import { Box, chakra, Flex, Textarea } from '@chakra-ui/react'
import { useId } from 'react'
import { useSearchParams } from 'react-router-dom'
import { nigerianStates, signUpIndustries, signUpJobTypes } from '../../../shared/lists.ts'
import { CheckGroup } from '../../forms/check-group.tsx'
import { levelChoices, sameLabels, timelineChoices } from '../../forms/choices.ts'
import { AmountField, ChoiceField, FieldGrid, LineField, wide } from '../../forms/fields.tsx'
import { paths } from '../../paths.ts'
import { deletedAccount } from '../../session/account-error.ts'
import { strengthWords } from '../../session/new-password.ts'
import { Anchor } from '../../ui/anchor.ts'
import { ChoiceCard } from '../../ui/choice-card.tsx'
import { FormField } from '../../ui/form-field.tsx'
import { TextLink } from '../../ui/links.tsx'
import { Message } from '../../ui/message.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { withValues } from './address.ts'
import { forgotPasswordState } from './forgot-password-state.ts'
import type { SignUpField } from './sign-up-form.ts'
import { useFields } from './use-sign-up-form.ts'

/** The type of the error of an email that has an account. */
export const emailTaken = 'taken'

export const StepPersonal = ({ onEmailLeft }: { onEmailLeft: () => void }) => {
  const { formState, getValues } = useFields()
  const isTaken = formState.errors.email?.type === emailTaken
  return (
    <FieldGrid>
      <Box {...wide}>
        <LineField<SignUpField>
          name="fullName"
          label="Full name"
          autoComplete="name"
          autoCapitalize="words"
        />
      </Box>
      <Box>
        <LineField<SignUpField>
          name="email"
          label="Email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          onLeave={onEmailLeft}
        />
        {isTaken && <TakenHelp email={getValues('email').trim()} />}
      </Box>
      <LineField<SignUpField> name="phone" label="Phone" type="tel" autoComplete="tel" optional />
      <Box {...wide}>
        <PasswordField />
      </Box>
      <Box {...wide}>
        <Agreement />
      </Box>
    </FieldGrid>
  )
}

/** The ways on for an address that has an account. The words are the same for every such address. */
const TakenHelp = ({ email }: { email: string }) => {
  const [search] = useSearchParams()
  return (
    <Box mt="1.5">
      <Flex wrap="wrap" columnGap="4">
        <TextLink variant="text" to={withValues(search, { mode: 'signin', step: null, email })}>
          Log in with this email
        </TextLink>
        <TextLink variant="text" to={paths.forgotPassword} state={forgotPasswordState({ email })}>
          Forgot password?
        </TextLink>
      </Flex>
      <chakra.p mt="1.5" textStyle="small" color="fg.muted">
        {deletedAccount}
      </chakra.p>
    </Box>
  )
}

const Agreement = () => {
  const { register, formState } = useFields()
  const id = useId()
  const error = formState.errors.agreed?.message
  return (
    <div>
      <ChoiceCard
        type="checkbox"
        aria-invalid={error ? true : undefined}
        aria-errormessage={error ? id : undefined}
        aria-describedby={error ? id : undefined}
        {...register('agreed')}
      >
        I am 18 or older, and I agree to the Terms of Service and the Privacy Policy.
      </ChoiceCard>
      {error && (
        <chakra.p id={id} mt="1.5" textStyle="small" color="error.fg">
          {error}
        </chakra.p>
      )}
      <chakra.p mt="1.5" textStyle="small" color="fg.muted">
        Read the{' '}
        <Anchor variant="text" href={paths.terms} target="_blank" rel="noopener">
          Terms of Service
        </Anchor>{' '}
        and the{' '}
        <Anchor variant="text" href={paths.privacy} target="_blank" rel="noopener">
          Privacy Policy
        </Anchor>{' '}
        in a new tab.
      </chakra.p>
    </div>
  )
}

const PasswordField = () => {
  const { register, watch, formState } = useFields()
  const [password, fullName, email] = watch(['password', 'fullName', 'email'])
  return (
    <FormField
      label="Password"
      hint={strengthWords(password, [fullName, email])}
      error={formState.errors.password?.message}
    >
      <PasswordInput autoComplete="new-password" {...register('password')} />
    </FormField>
  )
}

const states = sameLabels(nigerianStates)
const types = sameLabels(signUpJobTypes)

export const StepLocation = () => {
  const { register } = useFields()
  return (
    <FieldGrid>
      <ChoiceField<SignUpField> name="state" label="State" options={states} />
      <LineField<SignUpField>
        name="location"
        label="City"
        autoComplete="address-level2"
        autoCapitalize="words"
      />
      <Box {...wide}>
        <ChoiceCard type="checkbox" {...register('willingToRelocate')}>
          I am willing to relocate
        </ChoiceCard>
      </Box>
      <CheckGroup<SignUpField> name="jobTypes" label="Job types" options={types} />
    </FieldGrid>
  )
}

const industries = sameLabels(signUpIndustries)

export const StepCareer = () => (
  <FieldGrid>
    <Box {...wide}>
      <LineField<SignUpField> name="jobTitle" label="Current role" autoComplete="organization-title" />
    </Box>
    <ChoiceField<SignUpField> name="industry" label="Industry" options={industries} />
    <ChoiceField<SignUpField> name="experienceLevel" label="Experience level" options={levelChoices} />
    <AmountField<SignUpField> name="salaryMin" label="Minimum salary a month (₦)" />
    <AmountField<SignUpField> name="salaryMax" label="Maximum salary a month (₦)" />
  </FieldGrid>
)

export const StepSkills = ({ asksPassword }: { asksPassword: boolean }) => {
  const { register, formState } = useFields()
  return (
    <FieldGrid>
      {asksPassword && (
        <>
          <Box {...wide}>
            <Message
              tone="info"
              text="We kept your answers, but we never keep your password. Please type your password again."
            />
          </Box>
          <Box {...wide}>
            <PasswordField />
          </Box>
        </>
      )}
      <LineField<SignUpField> name="skills" label="Skills" placeholder="Excel, forecasting" />
      <LineField<SignUpField>
        name="techStack"
        label="Tech stack"
        placeholder="Python, SAP"
        hint="For technical work only."
      />
      <LineField<SignUpField> name="certifications" label="Certifications" placeholder="ICAN, PMP" />
      <LineField<SignUpField> name="languages" label="Languages" placeholder="English, Hausa" />
      <Box {...wide}>
        <FormField label="Career objectives" error={formState.errors.careerObjectives?.message}>
          <Textarea rows={3} {...register('careerObjectives')} />
        </FormField>
      </Box>
      <Box {...wide}>
        <ChoiceField<SignUpField>
          name="jobSearchTimeline"
          label="Job search timeline"
          options={timelineChoices}
        />
      </Box>
    </FieldGrid>
  )
}
