import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { segmentedRecipe } from '../theme/recipes/segmented.ts'

type Option<Value extends string> = { value: Value; label: string; icon?: ReactNode }

type Props<Value extends string> = {
  /** What the choice is about; read, not shown. */
  label: string
  value: Value
  onChange: (value: Value) => void
  options: readonly Option<Value>[]
  /** As wide as its place. */
  block?: boolean
}

/** A choice of a few, all in view: native radio buttons, so arrows move and the state is announced. */
export const Segmented = <Value extends string>({ label, value, onChange, options, block }: Props<Value>) => {
  const styles = useSlotRecipe({ recipe: segmentedRecipe })()
  const name = useId()
  return (
    <chakra.div role="radiogroup" aria-label={label} css={styles.root} {...(block && { width: '100%' })}>
      {options.map(option => (
        <chakra.label key={option.value} css={styles.item} {...(option.value === value && { 'data-on': '' })}>
          <chakra.input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            position="absolute"
            inset="0"
            opacity="0"
            cursor="inherit"
          />
          {option.icon}
          {option.label}
        </chakra.label>
      ))}
    </chakra.div>
  )
}
