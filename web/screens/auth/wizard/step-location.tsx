import { Box, chakra, Grid } from '@chakra-ui/react'
import { nigerianStates, signUpJobTypes } from '../../../../shared/lists.ts'
import { CheckCard } from '../../../ui/check-card.tsx'
import { ChoiceField, LineField, StepGrid, sameLabels, useFields, wide } from './fields.tsx'

const states = sameLabels(nigerianStates)

export const StepLocation = () => {
  const { register } = useFields()
  return (
    <StepGrid>
      <ChoiceField name="state" label="State" options={states} />
      <LineField name="location" label="City" autoComplete="address-level2" autoCapitalize="words" />
      <Box {...wide}>
        <CheckCard {...register('willingToRelocate')}>I am willing to relocate</CheckCard>
      </Box>
      <chakra.fieldset {...wide} minWidth="0">
        <chakra.legend textStyle="label" mb="2">
          Job types{' '}
          <chakra.span fontWeight="normal" color="fg.subtle">
            (choose any)
          </chakra.span>
        </chakra.legend>
        <Grid
          templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' }}
          gap="2"
        >
          {signUpJobTypes.map(type => (
            <CheckCard key={type} value={type} {...register('jobTypes')}>
              {type}
            </CheckCard>
          ))}
        </Grid>
      </chakra.fieldset>
    </StepGrid>
  )
}
