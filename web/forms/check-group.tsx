import { useFormContext } from 'react-hook-form'
import { CheckCards, ChoiceCard } from '../ui/choice-card.tsx'
import type { Choice } from './choices.ts'

const checkColumns = {
  base: 'repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr))',
  lg: 'repeat(3, minmax(0, 1fr))',
}

type Props<Name extends string> = { name: Name; label: string; options: readonly Choice[] }

/** Any of a few options, each a card: a field of the form around them. */
export const CheckGroup = <Name extends string>({ name, label, options }: Props<Name>) => {
  const { register } = useFormContext()
  return (
    <CheckCards label={label} columns={checkColumns}>
      {options.map(option => (
        <ChoiceCard key={option.value} type="checkbox" value={option.value} {...register(name)}>
          {option.label}
        </ChoiceCard>
      ))}
    </CheckCards>
  )
}
