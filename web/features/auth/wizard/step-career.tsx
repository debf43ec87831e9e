import { Box } from '@chakra-ui/react'
import { signUpIndustries } from '../../../../shared/lists.ts'
import { levelChoices, sameLabels } from '../../../forms/choices.ts'
import { FieldGrid, wide } from '../../../forms/field-grid.tsx'
import { AmountField, ChoiceField, LineField } from '../../../forms/fields.tsx'
import type { SignUpField } from './form.ts'

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
