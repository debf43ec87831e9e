import { Box } from '@chakra-ui/react'
import { type experienceLevels, signUpIndustries } from '../../../../shared/lists.ts'
import { ChoiceField, LineField, StepGrid, sameLabels, useFields, wide } from './fields.tsx'
import { readableSalary } from './typed.ts'

const industries = sameLabels(signUpIndustries)

const levels: { value: (typeof experienceLevels)[number]; label: string }[] = [
  { value: 'entry', label: 'Entry level' },
  { value: 'mid', label: 'Mid level' },
  { value: 'senior', label: 'Senior' },
  { value: 'executive', label: 'Executive' },
]

const SalaryField = ({ name, label }: { name: 'salaryMin' | 'salaryMax'; label: string }) => {
  const { getValues, setValue } = useFields()
  return (
    <LineField
      name={name}
      label={label}
      inputMode="numeric"
      hint="Such as 250,000."
      onLeave={() => setValue(name, readableSalary(getValues(name)))}
    />
  )
}

export const StepCareer = () => (
  <StepGrid>
    <Box {...wide}>
      <LineField name="jobTitle" label="Current role" autoComplete="organization-title" />
    </Box>
    <ChoiceField name="industry" label="Industry" options={industries} />
    <ChoiceField name="experienceLevel" label="Experience level" options={levels} />
    <SalaryField name="salaryMin" label="Minimum salary a month (₦)" />
    <SalaryField name="salaryMax" label="Maximum salary a month (₦)" />
  </StepGrid>
)
