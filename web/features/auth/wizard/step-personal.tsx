import { Box, chakra } from '@chakra-ui/react'
import { useSearchParams } from 'react-router-dom'
import { FieldGrid, wide } from '../../../forms/field-grid.tsx'
import { LineField } from '../../../forms/fields.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { withValues } from '../address.ts'
import type { SignUpField } from './form.ts'
import { PasswordField } from './password-field.tsx'
import { useFields } from './use-fields.ts'

/** The kind of error that an address has which somebody signed up with before. */
export const takenError = 'taken'

export const StepPersonal = () => {
  const [search] = useSearchParams()
  const { formState, getValues } = useFields()
  const taken = formState.errors.email?.type === takenError
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
        {taken && (
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
        <PasswordField label="Password" />
      </Box>
    </FieldGrid>
  )
}
