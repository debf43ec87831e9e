import { Grid, Input, type InputProps } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { FormField } from '../../../ui/form-field.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import type { SignUpField, SignUpFields, SignUpValues } from './form.ts'

export const useFields = () => useFormContext<SignUpFields, unknown, SignUpValues>()

/** The fields of a step: one below the other on phones, two beside each other where there is room. */
export const StepGrid = ({ children }: { children: ReactNode }) => (
  <Grid
    templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
    gap={{ base: '3.5', lg: '4.5' }}
    alignItems="start"
  >
    {children}
  </Grid>
)

/** The width of the whole step. */
export const wide = { gridColumn: '1 / -1' }

type LineProps = InputProps & {
  name: SignUpField
  label: string
  hint?: string
  optional?: boolean
  onLeave?: () => void
}

export const LineField = ({ name, label, hint, optional, onLeave, ...rest }: LineProps) => {
  const { register, formState } = useFields()
  return (
    <FormField
      label={label}
      hint={hint}
      error={formState.errors[name]?.message}
      {...(optional && { optional })}
    >
      <Input {...rest} {...register(name, { onBlur: onLeave })} />
    </FormField>
  )
}

type ChoiceProps = { name: SignUpField; label: string; options: readonly { value: string; label: string }[] }

export const ChoiceField = ({ name, label, options }: ChoiceProps) => {
  const { register, formState } = useFields()
  return (
    <SelectField
      label={label}
      placeholder="Choose"
      options={options}
      error={formState.errors[name]?.message}
      {...register(name)}
    />
  )
}

export const sameLabels = (values: readonly string[]) => values.map(value => ({ value, label: value }))
