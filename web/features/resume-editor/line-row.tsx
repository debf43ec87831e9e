import { chakra } from '@chakra-ui/react'
import { PenLine } from 'lucide-react'
import { type KeyboardEvent, memo, useMemo, useState } from 'react'
import type { Unit } from '../../../shared/domain/truth/report.ts'
import { GrowingTextarea } from '../../ui/growing-textarea.tsx'
import { useCards } from './cards-context.ts'
import type { Line } from './edited-resume.ts'
import { ImproveLine, type Place } from './improve-line.tsx'
import { LineMark } from './line-mark.tsx'
import { PartMenu } from './part-menu.tsx'
import { usePart } from './use-part.ts'

export type LineActions = {
  readonly onType: (line: Line, text: string) => void
  readonly onReplace: (line: Line, text: string) => void
  readonly onMove: (from: number, to: number) => void
  readonly onRemove: (at: number) => void
  /** Puts the text of a line at the end of the line above. */
  readonly onJoin: (at: number) => void
}

type Props = {
  line: Line
  at: number
  count: number
  /** The name of its list, for dragging. */
  list: string
  /** 'Line' */
  noun: string
  placeholder: string | undefined
  hasBullet: boolean
  units: readonly Unit[] | undefined
  /** Where it stands, for who improves it. Undefined: such lines are not improved. */
  place: Place | undefined
  actions: LineActions
}

/** Moves the caret to the line above or below, if there is one. */
const leave = (area: HTMLTextAreaElement, to: 'above' | 'below'): void => {
  const row = area.closest('li')
  const next = to === 'above' ? row?.previousElementSibling : row?.nextElementSibling
  const other = next?.querySelector('textarea')
  other?.focus()
  const caret = to === 'above' ? (other?.value.length ?? 0) : 0
  other?.setSelectionRange(caret, caret)
}

/** Memoized, so that typing draws the typed line alone. */
export const LineRow = memo((props: Props) => {
  const { line, at, count, list, noun, placeholder, hasBullet, units, place, actions } = props
  const { focusOn, cite } = useCards()
  const [isImproving, setImproving] = useState(false)
  const { part, handle } = usePart({ list, at, count, onMove: actions.onMove })
  const name = `${noun} ${at + 1}`
  const isEmpty = line.text.trim() === ''
  const canImprove = place !== undefined
  const items = useMemo(() => {
    const improve = {
      value: 'improve',
      label: 'Improve this line',
      icon: <PenLine />,
      disabled: isEmpty,
      onSelect: () => setImproving(true),
    }
    return canImprove ? [improve] : []
  }, [canImprove, isEmpty])
  const marks = units?.filter(unit => line.text.includes(unit.text)) ?? []

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing || event.altKey) return
    const { selectionStart, selectionEnd } = event.currentTarget
    const isAtStart = selectionStart === 0 && selectionEnd === 0
    const isAtEnd = selectionStart === line.text.length
    if (event.key === 'ArrowUp' && isAtStart) leave(event.currentTarget, 'above')
    else if (event.key === 'ArrowDown' && isAtEnd) leave(event.currentTarget, 'below')
    else if (event.key === 'Backspace' && line.text === '') actions.onRemove(at)
    else if (event.key === 'Backspace' && isAtStart && at > 0) actions.onJoin(at)
    else return
    event.preventDefault()
  }
  return (
    <chakra.li {...part}>
      <chakra.div display="flex" alignItems="flex-start" gap="1">
        {hasBullet && (
          <chakra.span
            aria-hidden
            color="fg.subtle"
            display="grid"
            placeItems="center"
            h="tap"
            flex="none"
            w="3"
          >
            •
          </chakra.span>
        )}
        <GrowingTextarea
          value={line.text}
          aria-label={name}
          placeholder={placeholder}
          data-field={line.key}
          autoCapitalize="sentences"
          enterKeyHint="enter"
          onChange={event => actions.onType(line, event.target.value)}
          onKeyDown={onKeyDown}
          {...(marks.length > 0 && { bg: 'warning.subtle', borderColor: 'warning.solid' })}
        />
        <PartMenu
          name={name.toLowerCase()}
          handle={handle}
          at={at}
          count={count}
          onMove={actions.onMove}
          onRemove={actions.onRemove}
          items={items}
        />
      </chakra.div>
      {marks.length > 0 && (
        <LineMark units={marks} field={line.key} onReplace={text => actions.onReplace(line, text)} />
      )}
      {isImproving && place !== undefined && (
        <ImproveLine
          text={line.text}
          place={place}
          onTake={taken => {
            setImproving(false)
            actions.onReplace(line, taken.text)
            cite(taken)
          }}
          onClose={() => {
            setImproving(false)
            focusOn(line.key, 'end')
          }}
        />
      )}
    </chakra.li>
  )
})
