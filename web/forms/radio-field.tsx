import { chakra, type GridProps } from '@chakra-ui/react'
import { CircleAlert, Lock } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useController } from 'react-hook-form'
import { paths } from '../paths.ts'
import { Badge } from '../ui/badge.tsx'
import { RadioCard } from '../ui/radio-card.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { useFieldError } from './fields.tsx'

type Option = {
  readonly value: string
  readonly label: string
  /** Below the label. */
  readonly text: ReactNode
  /** The plan that has it, where the person's plan does not. The option is there to be seen. */
  readonly plan?: string | null
  /** A locked option that is chosen already may stay. */
  readonly isOpen?: boolean
}

type Props<Name extends string> = {
  name: Name
  label: string
  options: readonly Option[]
  columns?: GridProps['gridTemplateColumns']
}

/** One of a few, each a card: a field of the form around. */
export const RadioField = <Name extends string>({ name, label, options, columns }: Props<Name>) => {
  const { field } = useController<Record<string, string>>({ name })
  const fault = useFieldError(name)
  const id = useId()
  return (
    <chakra.fieldset minWidth="0" aria-describedby={fault ? `${id}-fault` : undefined}>
      <chakra.legend textStyle="label" mb="1.5">
        {label}
      </chakra.legend>
      <chakra.div display="grid" gap="2" {...(columns && { gridTemplateColumns: columns })}>
        {options.map(({ value, label, text, plan = null, isOpen = plan === null }) => (
          <RadioCard
            key={value}
            name={id}
            checked={field.value === value}
            disabled={!isOpen}
            {...(field.value === value && { ref: field.ref })}
            onChange={() => field.onChange(value)}
          >
            <chakra.span display="flex" alignItems="center" justifyContent="space-between" gap="2">
              <span>
                {label}
                <chakra.span display="block" textStyle="meta" fontWeight="normal" color="fg.muted">
                  {text}
                </chakra.span>
              </span>
              {plan && (
                <Badge tone="brand">
                  <Lock size={14} />
                  {plan}
                </Badge>
              )}
            </chakra.span>
          </RadioCard>
        ))}
      </chakra.div>
      {fault && (
        <chakra.p
          id={`${id}-fault`}
          role="alert"
          mt="1.5"
          display="flex"
          gap="1.5"
          textStyle="small"
          color="error.fg"
        >
          <CircleAlert size={16} style={{ flexShrink: 0, marginTop: 2 }} />
          {fault}
        </chakra.p>
      )}
      {options.some(({ plan }) => plan) && (
        <TextLink to={paths.upgrade} display="inline-flex" alignItems="center" minH="tap" textStyle="small">
          See what the other plans include
        </TextLink>
      )}
    </chakra.fieldset>
  )
}
