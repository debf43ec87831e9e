import { chakra, VisuallyHidden } from '@chakra-ui/react'
import type { Unit } from '../../shared/domain/truth/report.ts'
import { Button } from '../ui/button.tsx'
import { quoteOf } from './words.ts'

const Summary = chakra('summary', {
  base: {
    display: 'flex',
    alignItems: 'center',
    minH: 'tap',
    width: 'fit',
    cursor: 'pointer',
    textStyle: 'label',
    color: 'brand.fg',
    borderRadius: 'thread',
    _before: { content: '"▸" / ""', me: '2', 'details[open] > &': { content: '"▾" / ""' } },
    '&::-webkit-details-marker': { display: 'none' },
  },
})

type Props = {
  units: readonly Unit[]
  noun: 'line' | 'sentence'
  onTakeBack: (unit: Unit) => void
}

/** What stays on the person's word, folded. */
export const VouchedUnits = ({ units, noun, onTakeBack }: Props) => (
  <chakra.details mt="2" mb="-2">
    <Summary>
      {units.length === 1 ? `1 ${noun} that you keep` : `${units.length} ${noun}s that you keep`}
    </Summary>
    <chakra.ul listStyleType="none" pb="2">
      {units.map(unit => (
        <chakra.li
          key={unit.start}
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          justifyContent="space-between"
          columnGap="3"
          py="1.5"
          borderTop="1px solid {colors.border}"
        >
          <chakra.p flex="1 1 14rem" minW="0" overflowWrap="anywhere">
            “{quoteOf(unit)}”
            <chakra.span display="block" textStyle="small" color="fg.muted">
              From: {unit.keptFrom}
            </chakra.span>
          </chakra.p>
          <Button variant="ghost" size="sm" onClick={() => onTakeBack(unit)}>
            Take back<VisuallyHidden>: {quoteOf(unit)}</VisuallyHidden>
          </Button>
        </chakra.li>
      ))}
    </chakra.ul>
  </chakra.details>
)
