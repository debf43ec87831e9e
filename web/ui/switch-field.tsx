import { chakra } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'

const Row = chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    minH: 'tap',
    py: '1.5',
  },
})

/**
 * The native checkbox lies over its whole row, so that what is pressed, focused and announced is one element. The track
 * and the words let every press through.
 */
const Checkbox = chakra('input', {
  base: {
    position: 'absolute',
    inset: 0,
    zIndex: 'base',
    width: '100%',
    height: '100%',
    appearance: 'none',
    borderRadius: 'md',
    cursor: 'pointer',
    _disabled: { cursor: 'not-allowed' },
    '&:checked + span': { bg: 'brand.solid', borderColor: 'brand.solid' },
    '&:checked + span::after': { transform: 'translateX(16px)', bg: 'brand.contrast' },
    '&:disabled + span': { opacity: 0.5 },
  },
})

const Track = chakra('span', {
  base: {
    flexShrink: 0,
    width: '42px',
    height: '26px',
    p: '3px',
    borderRadius: '13px',
    border: '1px solid {colors.border.emphasized}',
    bg: 'border.emphasized',
    pointerEvents: 'none',
    transition: 'background-color',
    transitionDuration: 'fast',
    _after: {
      content: '""',
      display: 'block',
      boxSize: '18px',
      borderRadius: '9px',
      bg: 'bg.panel',
      border: '1px solid transparent',
      transition: 'transform {durations.fast}',
    },
  },
})

type Props = {
  label: ReactNode
  /** Said below the label, and read with it. */
  hint?: ReactNode
  checked: boolean
  /** It shows what was chosen, and cannot be changed now. */
  disabled?: boolean
  onChange?: (checked: boolean) => void
}

/** A switch: on or off at once, as wide as its row. */
export const SwitchField = ({ label, hint, checked, disabled = false, onChange }: Props) => {
  const id = useId()
  return (
    <Row>
      <chakra.div minWidth="0" {...(disabled && { color: 'fg.subtle' })}>
        <chakra.label htmlFor={id} fontWeight="medium">
          {label}
        </chakra.label>
        {hint && (
          <chakra.p id={`${id}-hint`} textStyle="small" color="fg.subtle">
            {hint}
          </chakra.p>
        )}
      </chakra.div>
      <Checkbox
        id={id}
        type="checkbox"
        role="switch"
        checked={checked}
        disabled={disabled}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={event => onChange?.(event.target.checked)}
      />
      <Track />
    </Row>
  )
}
