import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { Check } from 'lucide-react'

/** A word with a ground, and its icon before it at 14 px. */
export const Badge = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    flexShrink: 0,
    gap: '5px',
    minH: '24px',
    px: '2',
    borderRadius: 'sm',
    textStyle: 'badge',
    whiteSpace: 'nowrap',
    // Windows' high contrast drops backgrounds: the line keeps the shape.
    border: '1px solid transparent',
  },
  variants: {
    tone: {
      neutral: { bg: 'bg.muted', color: 'fg.muted', fontWeight: 'medium' },
      brand: { bg: 'brand.subtle', color: 'brand.fg' },
      success: { bg: 'success.subtle', color: 'success.fg' },
      warning: { bg: 'warning.subtle', color: 'warning.fg' },
      error: { bg: 'error.subtle', color: 'error.fg' },
      plan: { borderColor: 'border.emphasized', color: 'fg.muted', textStyle: 'plan' },
    },
  },
  defaultVariants: { tone: 'neutral' },
})

const breaking = { whiteSpace: 'normal', overflowWrap: 'anywhere', py: '1', flexShrink: 1, lineHeight: '1.3' }

/** Short entries side by side, to read. A long one breaks its line. */
export const Chips = ({ of }: { of: readonly string[] }) => (
  <chakra.ul display="flex" flexWrap="wrap" gap="1.5" listStyleType="none">
    {of.map(entry => (
      <Badge as="li" key={entry} {...breaking}>
        {entry}
      </Badge>
    ))}
  </chakra.ul>
)

/** Entries one below the other, each with a tick: what a plan adds. */
export const TickList = ({ of, ...space }: { of: readonly string[] } & HTMLChakraProps<'ul'>) => (
  <chakra.ul {...space} display="grid" gap="2" listStyleType="none">
    {of.map(entry => (
      <chakra.li key={entry} display="flex" gap="2.5" alignItems="baseline">
        <chakra.span color="success.fg" flexShrink="0" position="relative" top="2px">
          <Check size={16} strokeWidth={2} />
        </chakra.span>
        {entry}
      </chakra.li>
    ))}
  </chakra.ul>
)
