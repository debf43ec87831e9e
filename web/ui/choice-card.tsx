import { chakra, Grid, type GridProps } from '@chakra-ui/react'
import { Check, Circle } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'

export const CardLabel = chakra('label', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: { base: '2.5', md: '3' },
    minH: '48px',
    px: { base: '2.5', md: '3.5' },
    py: '2',
    fontSize: '0.9375rem',
    fontWeight: 'medium',
    cursor: 'pointer',
  },
})

/**
 * The native input lies over the whole card and is its border and ground, so that what is pressed, focused and
 * announced is one element. The mark and the words lie on it and let every press through.
 */
export const CardInput = chakra('input', {
  base: {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    appearance: 'none',
    bg: 'bg.panel',
    border: '1px solid {colors.border.emphasized}',
    borderRadius: 'md',
    cursor: 'inherit',
    transition: 'background-color, border-color',
    transitionDuration: 'fast',
    _hover: { bg: 'bg.subtle' },
    _checked: {
      bg: 'brand.subtle',
      borderColor: 'brand.solid',
      boxShadow: 'inset 0 0 0 1px {colors.brand.solid}',
    },
    _disabled: { opacity: 0.5, cursor: 'not-allowed' },
    '&:checked + span': {
      bg: 'brand.solid',
      borderColor: 'brand.solid',
      '& svg': { visibility: 'visible' },
    },
  },
})

const Mark = chakra('span', {
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    boxSize: '22px',
    bg: 'bg.panel',
    border: '1.5px solid {colors.border.emphasized}',
    borderRadius: 'sm',
    color: 'brand.contrast',
    // Hidden, not transparent: with forced colours a transparent tick is seen.
    '& svg': { visibility: 'hidden' },
    pointerEvents: 'none',
  },
})

type Props = Omit<ComponentProps<typeof chakra.input>, 'children'> & {
  type: 'checkbox' | 'radio'
  children: ReactNode
}

/** A native checkbox or radio button as a bordered card. `{...register('willingToRelocate')}` goes on it. */
export const ChoiceCard = ({ type, children, ...rest }: Props) => (
  <CardLabel {...(rest.disabled && { cursor: 'not-allowed' })}>
    <CardInput type={type} {...rest} />
    {type === 'radio' ? (
      <Mark borderRadius="full">
        <Circle size={8} strokeWidth={0} fill="currentColor" />
      </Mark>
    ) : (
      <Mark>
        <Check size={15} strokeWidth={2.5} />
      </Mark>
    )}
    <chakra.span position="relative" pointerEvents="none" minWidth="0" flex="1">
      {children}
    </chakra.span>
  </CardLabel>
)

type GroupProps = { label: string; columns: GridProps['templateColumns']; children: ReactNode }

/** Cards of which any may be checked. */
export const CheckCards = ({ label, columns, children }: GroupProps) => (
  <chakra.fieldset gridColumn="1 / -1" minWidth="0">
    <chakra.legend textStyle="label" mb="2">
      {label}{' '}
      <chakra.span fontWeight="normal" color="fg.subtle">
        (choose any)
      </chakra.span>
    </chakra.legend>
    <Grid templateColumns={columns} gap="2">
      {children}
    </Grid>
  </chakra.fieldset>
)
