import { chakra, type GridProps } from '@chakra-ui/react'
import { CircleAlert, Lock } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useController } from 'react-hook-form'
import { paths } from '../paths.ts'
import { Badge } from '../ui/badge.tsx'
import { ChoiceCard } from '../ui/choice-card.tsx'
import { TextLink } from '../ui/links.tsx'
import { useFieldError } from './fields.tsx'

// Fields of the form around them whose options are cards.

type FrameProps = {
  label: string
  columns?: GridProps['gridTemplateColumns']
  error?: string | undefined
  /** Some options are locked: a link leads to the plans that have them. */
  hasLocked: boolean
  children: ReactNode
}

/** The frame of a field whose options are cards, one of which can be chosen. */
export const CardsFrame = ({ label, columns, error, hasLocked, children }: FrameProps) => {
  const errorId = useId()
  return (
    <chakra.fieldset minWidth="0" aria-describedby={error ? errorId : undefined}>
      <chakra.legend textStyle="label" mb="1.5">
        {label}
      </chakra.legend>
      <chakra.div display="grid" gap="2" {...(columns && { gridTemplateColumns: columns })}>
        {children}
      </chakra.div>
      {error && (
        <chakra.p
          id={errorId}
          role="alert"
          mt="1.5"
          display="flex"
          gap="1.5"
          textStyle="small"
          color="error.fg"
        >
          <CircleAlert size={16} style={{ flexShrink: 0, marginTop: 2 }} />
          {error}
        </chakra.p>
      )}
      {hasLocked && (
        <TextLink to={paths.upgrade} display="inline-flex" alignItems="center" minH="tap" textStyle="small">
          See what the other plans include
        </TextLink>
      )}
    </chakra.fieldset>
  )
}

/** The plan that has what is locked. */
export const LockedBadge = ({ plan }: { plan: string }) => (
  <Badge tone="brand">
    <Lock size={14} />
    {plan}
  </Badge>
)

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

type RadioProps<Name extends string> = Pick<FrameProps, 'label' | 'columns'> & {
  name: Name
  options: readonly Option[]
}

/** One of a few. */
export const RadioField = <Name extends string>({ name, options, ...frame }: RadioProps<Name>) => {
  const { field } = useController<Record<string, string>>({ name })
  const group = useId()
  return (
    <CardsFrame {...frame} error={useFieldError(name)} hasLocked={options.some(({ plan }) => plan)}>
      {options.map(({ value, label, text, plan = null, isOpen = plan === null }) => (
        <ChoiceCard
          key={value}
          type="radio"
          name={group}
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
            {plan && <LockedBadge plan={plan} />}
          </chakra.span>
        </ChoiceCard>
      ))}
    </CardsFrame>
  )
}
