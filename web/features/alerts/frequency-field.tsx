import { chakra } from '@chakra-ui/react'
import { CircleAlert, Lock } from 'lucide-react'
import { useId } from 'react'
import { useController } from 'react-hook-form'
import { plans } from '../../../shared/domain/plan.ts'
import type { AlertFrequency } from '../../../shared/lists.ts'
import { useFault } from '../../forms/fields.tsx'
import { paths } from '../../paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { RadioCard } from '../../ui/radio-card.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import type { AlertFields } from './fields.ts'
import { frequencyChoices, frequencyWords, isAllowed, planOf } from './frequency.ts'
import { alertLabels } from './words.ts'

type Props = {
  fastest: AlertFrequency
  /** What the alert is set to already, which it may stay. */
  now: AlertFrequency | null
}

/** How often it tells. What the plan does not allow is there to be seen, with the plan that does. */
export const FrequencyField = ({ fastest, now }: Props) => {
  const { field } = useController<AlertFields, 'frequency'>({ name: 'frequency' })
  const fault = useFault('frequency')
  const name = useId()
  const isOpen = (value: AlertFrequency) => isAllowed(value, fastest) || value === now
  return (
    <chakra.fieldset minWidth="0" aria-describedby={fault ? `${name}-fault` : undefined}>
      <chakra.legend textStyle="label" mb="1.5">
        {alertLabels.frequency}
      </chakra.legend>
      <chakra.div display="grid" gap="2">
        {frequencyChoices.map(({ value, label, when }) => (
          <RadioCard
            key={value}
            name={name}
            checked={field.value === value}
            disabled={!isOpen(value)}
            {...(field.value === value && { ref: field.ref })}
            onChange={() => field.onChange(value)}
          >
            <chakra.span display="flex" alignItems="center" justifyContent="space-between" gap="2">
              <span>
                {label}
                <chakra.span display="block" textStyle="meta" fontWeight="normal" color="fg.muted">
                  {isAllowed(value, fastest) || field.value !== value ? when : frequencyWords(value, fastest)}
                </chakra.span>
              </span>
              {!isAllowed(value, fastest) && (
                <Badge tone="brand">
                  <Lock size={14} />
                  {plans[planOf(value)].name}
                </Badge>
              )}
            </chakra.span>
          </RadioCard>
        ))}
      </chakra.div>
      {fault && (
        <chakra.p
          id={`${name}-fault`}
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
      {fastest !== 'instant' && (
        <TextLink to={paths.upgrade} display="inline-flex" alignItems="center" minH="tap" textStyle="small">
          See what the other plans include
        </TextLink>
      )}
    </chakra.fieldset>
  )
}
