import { chakra, Grid } from '@chakra-ui/react'
import { useFormContext } from 'react-hook-form'
import { CheckCard } from '../ui/check-card.tsx'
import type { Choice } from './choices.ts'

type Props<Name extends string> = { name: Name; label: string; options: readonly Choice[] }

/** Any of a few, each a card. */
export const CheckGroup = <Name extends string>({ name, label, options }: Props<Name>) => {
  const { register } = useFormContext()
  return (
    <chakra.fieldset gridColumn="1 / -1" minWidth="0">
      <chakra.legend textStyle="label" mb="2">
        {label}{' '}
        <chakra.span fontWeight="normal" color="fg.subtle">
          (choose any)
        </chakra.span>
      </chakra.legend>
      <Grid
        templateColumns={{
          base: 'repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr))',
          lg: 'repeat(3, minmax(0, 1fr))',
        }}
        gap="2"
      >
        {options.map(option => (
          <CheckCard key={option.value} value={option.value} {...register(name)}>
            {option.label}
          </CheckCard>
        ))}
      </Grid>
    </chakra.fieldset>
  )
}
