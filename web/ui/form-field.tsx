import { chakra, Field, Flex, VisuallyHidden } from '@chakra-ui/react'
import { CircleAlert } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'

type Props = {
  label: ReactNode
  /** Said below the field while nothing is wrong. */
  hint?: ReactNode
  /** What is wrong and what to do. Marks the control as invalid and is read with it. */
  error?: string | undefined
  optional?: boolean
  required?: boolean
  /** How much of the field is used, beside the label: what is below a long text may be out of view. */
  count?: ReactNode
  /** One control of Chakra: `Input`, `Textarea`, `PasswordInput`, … It takes its id and its descriptions from here. */
  children: ReactNode
}

/** Who is sent to a field with an error sees the words below the field too. */
const useErrorInView = (error: string | undefined) => {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (error && root.current?.contains(document.activeElement))
      root.current.scrollIntoView({ block: 'nearest' })
  }, [error])
  return root
}

/** A control with its label, its hint and its error. */
export const FormField = (props: Props) => {
  const { label, hint, error, optional = false, required = false, count, children } = props
  const root = useErrorInView(error)
  // Hint and error share one id, because only one of them is shown. So the control is described by whichever it is: many
  // screen readers do not read `aria-errormessage`, which the field sets too.
  const below = useId()
  return (
    <Field.Root
      ref={root}
      ids={{ helperText: below, errorText: below }}
      invalid={Boolean(error)}
      required={required}
    >
      <Flex justify="space-between" align="baseline" gap="3">
        <Field.Label>
          {label}
          {optional && (
            <chakra.span fontWeight="normal" color="fg.subtle">
              {' '}
              (optional)
            </chakra.span>
          )}
        </Field.Label>
        {count}
      </Flex>
      {children}
      {hint && !error && <Field.HelperText>{hint}</Field.HelperText>}
      <Field.ErrorText>
        <CircleAlert size={16} style={{ flexShrink: 0 }} />
        <span>{error}</span>
      </Field.ErrorText>
    </Field.Root>
  )
}

/** The share of the limit from which on the count is shown. */
const nearly = 0.9
const figure = (n: number): string => n.toLocaleString('en')

/** "4,812 of 5,000", once it matters. It is read out only when the limit is crossed: not with every letter. */
export const TextCount = ({ length, max }: { length: number; max: number }) => {
  const over = length > max
  return (
    <>
      {length >= max * nearly && (
        <chakra.span textStyle="meta" whiteSpace="nowrap" color={over ? 'error.fg' : 'fg.subtle'}>
          {figure(length)} of {figure(max)}
        </chakra.span>
      )}
      <VisuallyHidden role="status">
        {over && `More than the ${figure(max)} characters that fit here.`}
      </VisuallyHidden>
    </>
  )
}
