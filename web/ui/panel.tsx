import { chakra, Heading } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'

/**
 * A panel has a line and no shadow. `edge="selvage"`, for the one panel of a view that matters most, puts the three
 * lines of the cloth's edge on top; `inset="card"` gives it the usual padding.
 */
export const Panel = chakra('section', {
  base: {
    position: 'relative',
    minWidth: 0,
    bg: 'bg.panel',
    border: '1px solid {colors.border}',
    borderRadius: 'lg',
  },
  variants: {
    edge: {
      plain: {},
      selvage: {
        overflow: 'hidden',
        _before: {
          content: '""',
          display: 'block',
          height: '7px',
          bg: 'linear-gradient(180deg, var(--selvage-warp) 50%, {colors.citta.400} 50% 75%, var(--selvage-weft) 75%)',
        },
      },
    },
    inset: { none: {}, card: { p: { base: '4', lg: '5.5' } } },
  },
  defaultVariants: { edge: 'plain', inset: 'none' },
})

type CardProps = { title: string; text?: ReactNode; children: ReactNode }

/** A panel with its heading, which names it. */
export const Card = ({ title, text, children }: CardProps) => {
  const name = useId()
  return (
    <Panel inset="card" aria-labelledby={name}>
      <Heading as="h2" id={name} textStyle="h2">
        {title}
      </Heading>
      {text && (
        <chakra.p mt="1" textStyle="small" color="fg.muted">
          {text}
        </chakra.p>
      )}
      <chakra.div mt="4">{children}</chakra.div>
    </Panel>
  )
}

/** Cards side by side, and one alone over the whole width. In rem: who reads with larger letters gets fewer columns. */
export const CardGrid = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 26rem), 1fr))',
    gap: '4',
    _empty: { display: 'none' },
  },
})
