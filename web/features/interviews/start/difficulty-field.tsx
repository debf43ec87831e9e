import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { useController } from 'react-hook-form'
import { difficulties } from '../../../../shared/lists.ts'
import { RadioCard } from '../../../ui/radio-card.tsx'
import { difficultyName } from '../practice/names.ts'
import type { PracticeFields } from './fields.ts'

const forWhom = {
  beginner: 'New to this work, or a first job.',
  intermediate: 'Some years of this work.',
  advanced: 'Leading others, and hard choices.',
} as const

export const DifficultyField = () => {
  const { field } = useController<PracticeFields, 'difficulty'>({ name: 'difficulty' })
  const name = useId()
  return (
    <chakra.fieldset minWidth="0">
      <chakra.legend textStyle="label" mb="1.5">
        Difficulty
      </chakra.legend>
      <chakra.div display="grid" gap="2">
        {difficulties.map(each => (
          <RadioCard
            key={each}
            name={name}
            checked={field.value === each}
            onChange={() => field.onChange(each)}
          >
            {difficultyName(each)}
            <chakra.span display="block" textStyle="meta" fontWeight="normal" color="fg.muted">
              {forWhom[each]}
            </chakra.span>
          </RadioCard>
        ))}
      </chakra.div>
    </chakra.fieldset>
  )
}
