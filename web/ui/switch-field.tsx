import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { switchRecipe } from '../theme/recipes/switch.ts'

type Props = {
  label: ReactNode
  /** Said below the label, and read with it. */
  hint?: ReactNode
  checked: boolean
  /** It shows what was chosen, and cannot be changed now. */
  disabled?: boolean
  onChange?: (checked: boolean) => void
}

/** A native checkbox that is a switch: on or off at once, as wide as its row. */
export const SwitchField = ({ label, hint, checked, disabled = false, onChange }: Props) => {
  const styles = useSlotRecipe({ recipe: switchRecipe })()
  const id = useId()
  return (
    <chakra.div css={styles.root}>
      <chakra.div css={styles.words} {...(disabled && { 'data-off': '' })}>
        <chakra.label htmlFor={id} fontWeight="medium">
          {label}
        </chakra.label>
        {hint && (
          <chakra.p id={`${id}-hint`} textStyle="small" color="fg.subtle">
            {hint}
          </chakra.p>
        )}
      </chakra.div>
      <chakra.input
        id={id}
        type="checkbox"
        role="switch"
        css={styles.input}
        checked={checked}
        disabled={disabled}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={event => onChange?.(event.target.checked)}
      />
      <chakra.span css={styles.track} />
    </chakra.div>
  )
}
