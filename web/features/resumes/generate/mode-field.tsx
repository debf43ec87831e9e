import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { useController } from 'react-hook-form'
import { RadioCard } from '../../../ui/radio-card.tsx'
import type { GenerateFields } from './fields.ts'
import { lastStep } from './steps.ts'

/** What it is written from. */
export const ModeField = ({ hasPrimary }: { hasPrimary: boolean }) => {
  const { field } = useController<GenerateFields, 'mode'>({ name: 'mode' })
  const name = useId()
  const choices = [
    {
      value: 'quick',
      label: 'Quick Generate',
      text: hasPrimary
        ? 'Writes from My Profile and the facts of your primary resume.'
        : 'Writes from what My Profile says of you.',
    },
    {
      value: 'detailed',
      label: 'Detailed Form',
      text: `Writes from what you say in ${lastStep} short steps, filled in with what is known already.`,
    },
  ] as const
  return (
    <chakra.fieldset minWidth="0">
      <chakra.legend textStyle="label" mb="1.5">
        How to begin
      </chakra.legend>
      <chakra.div display="grid" gap="2">
        {choices.map(({ value, label, text }) => (
          <RadioCard
            key={value}
            name={name}
            checked={field.value === value}
            {...(field.value === value && { ref: field.ref })}
            onChange={() => field.onChange(value)}
          >
            {label}
            <chakra.span display="block" textStyle="meta" fontWeight="normal" color="fg.muted">
              {text}
            </chakra.span>
          </RadioCard>
        ))}
      </chakra.div>
    </chakra.fieldset>
  )
}
