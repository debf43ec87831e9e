import { chakra } from '@chakra-ui/react'
import type { TruthReport } from '../../shared/domain/truth/report.ts'
import { hasSource } from './words.ts'

const Segments = chakra('div', { base: { display: 'flex', gap: 'min(3px, 0.4%)', height: '10px' } })
const Segment = chakra('span', {
  base: { flex: '1 1 0', minW: 0, borderRadius: '1px', border: '1px solid transparent', bg: 'success.solid' },
  variants: { lacking: { true: { bg: 'warning.solid' } } },
})

/** One thread for each line, in their order; for eyes only, the words beside it say the same. */
export const TruthBar = ({ report }: { report: TruthReport }) => (
  <Segments aria-hidden>
    {report.units.map(unit => (
      <Segment key={unit.start} lacking={!hasSource(unit)} />
    ))}
  </Segments>
)
