import { Grid, Input, type InputProps, Textarea } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { get, useFormContext, useWatch } from 'react-hook-form'
import { FormField, TextCount } from '../ui/form-field.tsx'
import { SelectField } from '../ui/select-field.tsx'
import type { Choice } from './choices.ts'
import { readableSalary } from './typed.ts'

// Fields of the form around them, by name. A form narrows `name` to its own fields: LineField<keyof Fields>.

/** What is wrong with a field of the form around, also with one of a list: `work.0.company`. */
export const useFieldError = (name: string): string | undefined => {
  const words: unknown = get(useFormContext().formState.errors, `${name}.message`)
  return typeof words === 'string' ? words : undefined
}

type Named<Name extends string> = {
  name: Name
  label: string
  hint?: string
  optional?: boolean
  placeholder?: string
}
type LineProps<Name extends string> = Omit<InputProps, 'name'> & Named<Name> & { onLeave?: () => void }

export const LineField = <Name extends string>({
  name,
  label,
  hint,
  optional = false,
  required = false,
  onLeave,
  ...rest
}: LineProps<Name>) => (
  <FormField label={label} hint={hint} error={useFieldError(name)} optional={optional} required={required}>
    <Input {...rest} {...useFormContext().register(name, { onBlur: onLeave })} />
  </FormField>
)

/** An amount of money: read back with its thousands once it is typed. */
export const AmountField = <Name extends string>(props: Named<Name>) => {
  const { getValues, setValue } = useFormContext()
  const name: string = props.name
  const readBack = () => setValue(name, readableSalary(String(getValues(name))))
  return <LineField inputMode="numeric" hint="Such as 250,000." {...props} onLeave={readBack} />
}

type ChoiceProps<Name extends string> = Named<Name> & { options: readonly Choice[] }

/** One of a list, or none. */
export const ChoiceField = <Name extends string>({ name, ...rest }: ChoiceProps<Name>) => (
  <SelectField
    placeholder="Choose"
    error={useFieldError(name)}
    {...rest}
    {...useFormContext().register(name)}
  />
)

type TextProps<Name extends string> = Named<Name> & { max: number; rows?: number; required?: boolean }

/** A longer text, with its count once the limit is near. */
export const TextField = <Name extends string>({
  name,
  max,
  rows = 4,
  placeholder,
  ...rest
}: TextProps<Name>) => {
  const typed: unknown = useWatch({ name })
  return (
    <FormField
      count={<TextCount length={String(typed ?? '').length} max={max} />}
      error={useFieldError(name)}
      {...rest}
    >
      <Textarea rows={rows} placeholder={placeholder} {...useFormContext().register(name)} />
    </FormField>
  )
}

/** The fields of a step or a card: one below the other on phones, two beside each other where there is room. */
export const FieldGrid = ({ children }: { children: ReactNode }) => (
  <Grid
    templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
    gap={{ base: '3.5', lg: '4.5' }}
    alignItems="start"
  >
    {children}
  </Grid>
)

/** The width of the whole grid. */
export const wide = { gridColumn: '1 / -1' }
