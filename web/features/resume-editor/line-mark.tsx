import { chakra } from '@chakra-ui/react'
import { TriangleAlert } from 'lucide-react'
import { useContext, useRef, useState } from 'react'
import { capitalised } from '../../../shared/domain/english.ts'
import type { Unit } from '../../../shared/domain/truth/report.ts'
import { UnsourcedUnit } from '../../truth/truth-units.tsx'
import { claimsText, linesUnderText } from '../../truth/words.ts'
import { focusInPlace } from '../../ui/focus.ts'
import { notify } from '../../ui/notify.ts'
import { useCards } from './cards-context.ts'
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

/** The heads of the entry and of the section that a mark stands in. */
const headsAround = (mark: Element | null): HTMLElement[] => {
  const around = mark?.parentElement
  if (!around) return []
  const head = around.querySelector<HTMLElement>('[data-fold]')
  return head ? [head, ...headsAround(around)] : headsAround(around)
}

type Props = {
  units: readonly Unit[]
  /** The key of the field that they are marked at. */
  field: string
  /** Puts another text in the field. Undefined: the mark is at no line. */
  onReplace?: (text: string) => void
}

/** Below a line without a source: why it has none, and what can be done about it. */
export const LineMark = ({ units, field, onReplace }: Props) => {
  const actions = useContext(TruthActionsContext)
  const { focusOn } = useCards()
  const [isOpen, setOpen] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)
  if (!actions) return null
  const under = Math.max(...units.map(actions.linesUnder))
  const vouch = (unit: Unit, source: string) => {
    actions.onVouch(unit, source)
    notify({
      kind: 'success',
      title: 'Kept',
      description: `Its source: ${source}.`,
      action: { label: 'Undo', onClick: () => actions.onTakeBack(unit) },
    })
    // The box is removed, so the focus moves to the field, or to a head where the part has no field of its own.
    const [head] = headsAround(toggle.current)
    if (document.querySelector(`[data-field="${CSS.escape(field)}"]`)) focusOn(field)
    else head?.focus()
  }
  const remove = (unit: Unit) => {
    const heads = headsAround(toggle.current)
    actions.onRemove(unit)
    requestAnimationFrame(() => focusInPlace(heads.find(head => head.isConnected) ?? null))
  }
  return (
    <>
      <Toggle ref={toggle} type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <TriangleAlert size={16} style={{ flexShrink: 0 }} />
        <span>
          Not in your profile. {claimsText(units.flatMap(unit => unit.claims))}{' '}
          {under > 0 && `${linesUnderText(under)} `}
          <chakra.span textDecoration="underline" textUnderlineOffset="3px">
            {isOpen ? 'Close' : 'What you can do'}
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
              linesUnder={actions.linesUnder(unit)}
              leftOutFrom="the download"
              sources={actions.sources}
              onVouch={source => vouch(unit, source)}
              onRemove={() => remove(unit)}
              onOwnWords={
                onReplace &&
                (words => {
                  onReplace(capitalised(words))
                  focusOn(field, 'end')
                })
              }
            />
          ))}
        </chakra.ul>
      )}
    </>
  )
}
