import { chakra } from '@chakra-ui/react'
import { TriangleAlert } from 'lucide-react'
import { useContext, useState } from 'react'
import type { Unit } from '../../../shared/domain/truth/report.ts'
import { UnsourcedUnit } from '../../truth/truth-units.tsx'
import { claimsText } from '../../truth/words.ts'
import { TruthActionsContext } from './truth-actions.ts'

const Toggle = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minH: 'tap',
    maxW: '100%',
    textAlign: 'start',
    textStyle: 'small',
    color: 'warning.fg',
    cursor: 'pointer',
    borderRadius: 'thread',
    overflowWrap: 'anywhere',
  },
})

/** Below a line without a source: why it has none, and what can be done about it. */
export const LineMark = ({ units }: { units: readonly Unit[] }) => {
  const actions = useContext(TruthActionsContext)
  const [isOpen, setOpen] = useState(false)
  if (!actions) return null
  return (
    <>
      <Toggle type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <TriangleAlert size={16} style={{ flexShrink: 0 }} />
        <span>
          Not in your profile. {claimsText(units.flatMap(unit => unit.claims))}{' '}
          <chakra.span textDecoration="underline" textUnderlineOffset="3px">
            {isOpen ? 'Close' : 'Say where it comes from, or remove it'}
          </chakra.span>
        </span>
      </Toggle>
      {isOpen && (
        <chakra.ul listStyleType="none" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="2" mb="2">
          {units.map(unit => (
            <UnsourcedUnit
              key={`${unit.start} ${unit.text}`}
              unit={unit}
              removeLabel={actions.removeLabel(unit)}
              leftOutFrom="the download"
              sources={actions.sources}
              onVouch={source => actions.onVouch(unit, source)}
              onRemove={() => actions.onRemove(unit)}
            />
          ))}
        </chakra.ul>
      )}
    </>
  )
}
