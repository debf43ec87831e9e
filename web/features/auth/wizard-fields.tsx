import { Box, chakra, Textarea } from '@chakra-ui/react'
import { useSearchParams } from 'react-router-dom'
import { nigerianStates, signUpIndustries, signUpJobTypes } from '../../../shared/lists.ts'
import { CheckGroup } from '../../forms/check-group.tsx'
import { levelChoices, sameLabels, timelineChoices } from '../../forms/choices.ts'
import { AmountField, ChoiceField, FieldGrid, LineField, wide } from '../../forms/fields.tsx'
import { strengthWords } from '../../session/new-password.ts'
import { ChoiceCard } from '../../ui/choice-card.tsx'
import { FormField } from '../../ui/form-field.tsx'
import { TextLink } from '../../ui/links.tsx'
import { Message } from '../../ui/message.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { withValues } from './address.ts'
import type { SignUpField } from './sign-up-form.ts'
import { useFields } from './use-sign-up-form.ts'

/** The type of the error of an email that has an account. */
export const emailTaken = 'taken'

export const StepPersonal = () => {
  const [search] = useSearchParams()
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
        />
        {isTaken && (
          <Box mt="1.5">
            <TextLink
              variant="text"
              display="inline-block"
              to={withValues(search, { mode: 'signin', step: null, email: getValues('email').trim() })}
            >
              Log in with this email
            </TextLink>
            <chakra.p textStyle="small" color="fg.muted">
              If it still waits for its confirmation, log in with the password that you chose first.
            </chakra.p>
          </Box>
        )}
      </Box>
      <LineField<SignUpField> name="phone" label="Phone" type="tel" autoComplete="tel" optional />
      <Box {...wide}>
        <PasswordField />
      </Box>
    </FieldGrid>
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
              text="Your answers are kept, but never your password. Please type it once more."
            />
          </Box>
          <Box {...wide}>
            <PasswordField />
          </Box>
        </>
      )}
      <LineField<SignUpField> name="skills" label="Skills" placeholder="Excel, forecasting" />
      <LineField<SignUpField> name="techStack" label="Tech stack" placeholder="Python, SAP" />
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
