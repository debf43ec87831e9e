import { Box } from '@chakra-ui/react'
import { nigerianStates, signUpJobTypes } from '../../../../shared/lists.ts'
import { CheckGroup } from '../../../forms/check-group.tsx'
import { sameLabels } from '../../../forms/choices.ts'
import { FieldGrid, wide } from '../../../forms/field-grid.tsx'
import { ChoiceField, LineField } from '../../../forms/fields.tsx'
import { CheckCard } from '../../../ui/check-card.tsx'
import type { SignUpField } from './form.ts'
import { useFields } from './use-fields.ts'

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
        <CheckCard {...register('willingToRelocate')}>I am willing to relocate</CheckCard>
      </Box>
      <CheckGroup<SignUpField> name="jobTypes" label="Job types" options={types} />
    </FieldGrid>
  )
}
