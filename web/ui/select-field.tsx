import { NativeSelect } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { FormField } from './form-field.tsx'

type Option = { value: string; label: string; disabled?: boolean }

type Props = Omit<ComponentProps<typeof NativeSelect.Field>, 'children' | 'placeholder'> & {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  optional?: boolean
  /** The words of the empty choice, whose value is ''. Left out: there is no empty choice. */
  placeholder?: string
  options: readonly Option[]
}

/** A native select with its label: the phone's own picker, no script. `{...register('state')}` goes on it. */
export const SelectField = ({ label, hint, error, optional, placeholder, options, ...rest }: Props) => (
  <FormField label={label} hint={hint} error={error} {...(optional && { optional })}>
    <NativeSelect.Root>
      <NativeSelect.Field {...rest}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(option => (
          <option key={option.value} value={option.value} disabled={option.disabled ?? false}>
            {option.label}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator>
        <ChevronDown />
      </NativeSelect.Indicator>
    </NativeSelect.Root>
  </FormField>
)
