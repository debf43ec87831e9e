import { chakra, Field } from '@chakra-ui/react'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

type Props = {
  label: ReactNode
  /** Said below the field while nothing is wrong. */
  hint?: ReactNode
  /** What is wrong and what to do. Marks the control as invalid and is read with it. */
  error?: string | undefined
  optional?: boolean
  required?: boolean
  /** One control of Chakra: `Input`, `Textarea`, `PasswordInput`, … It takes its id and its descriptions from here. */
  children: ReactNode
}

export const FormField = ({ label, hint, error, optional = false, required = false, children }: Props) => (
  <Field.Root invalid={Boolean(error)} required={required}>
    <Field.Label>
      {label}
      {optional && (
        <chakra.span fontWeight="normal" color="fg.subtle">
          {' '}
          (optional)
        </chakra.span>
      )}
    </Field.Label>
    {children}
    {hint && !error && <Field.HelperText>{hint}</Field.HelperText>}
    <Field.ErrorText>
      <CircleAlert size={16} strokeWidth={1.75} aria-hidden style={{ flexShrink: 0 }} />
      <span>{error}</span>
    </Field.ErrorText>
  </Field.Root>
)
