import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { useController } from 'react-hook-form'
import { profileTextLimits } from '../../../../shared/domain/career/profile-text-limits.ts'
import { profileTextTypes } from '../../../../shared/lists.ts'
import { RadioCard } from '../../../ui/radio-card.tsx'
import { figure, typeNames, typePlaces } from '../words.ts'
import type { TextFields } from './fields.ts'

/** Which text of a profile it is, each with what LinkedIn takes of it. */
export const TypeField = () => {
  const { field } = useController<TextFields, 'type'>({ name: 'type' })
  const name = useId()
  return (
    <chakra.fieldset minWidth="0">
      <chakra.legend textStyle="label" mb="1.5">
        Content type
      </chakra.legend>
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: '1fr', sm: 'repeat(3, minmax(0, 1fr))' }}
        gap="2"
      >
        {profileTextTypes.map(type => (
          <RadioCard
            key={type}
            name={name}
            checked={field.value === type}
            onChange={() => field.onChange(type)}
          >
            {typeNames[type]}
            <chakra.span display="block" textStyle="meta" fontWeight="normal" color="fg.muted">
              {typePlaces[type]}. At most {figure(profileTextLimits[type])} characters.
            </chakra.span>
          </RadioCard>
        ))}
      </chakra.div>
    </chakra.fieldset>
  )
}
