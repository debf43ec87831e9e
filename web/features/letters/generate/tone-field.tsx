import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { useController } from 'react-hook-form'
import { letterTones } from '../../../../shared/lists.ts'
import { RadioCard } from '../../../ui/radio-card.tsx'
import { toneNames } from '../words.ts'
import type { LetterFields } from './fields.ts'

const how = {
  professional: 'Plain and courteous.',
  enthusiastic: 'Warmer, and keen on the job.',
} as const

export const ToneField = () => {
  const { field } = useController<LetterFields, 'tone'>({ name: 'tone' })
  const name = useId()
  return (
    <chakra.fieldset minWidth="0">
      <chakra.legend textStyle="label" mb="1.5">
        Tone
      </chakra.legend>
      <chakra.div display="grid" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="2">
        {letterTones.map(tone => (
          <RadioCard
            key={tone}
            name={name}
            checked={field.value === tone}
            onChange={() => field.onChange(tone)}
          >
            {toneNames[tone]}
            <chakra.span display="block" textStyle="meta" fontWeight="normal" color="fg.muted">
              {how[tone]}
            </chakra.span>
          </RadioCard>
        ))}
      </chakra.div>
    </chakra.fieldset>
  )
}
