import type { KeyboardEvent } from 'react'
import { edgeStyle } from '../../kit/drop-edge.ts'
import { useReorder } from '../../kit/use-reorder.ts'
import { type Cards, useCards } from './cards-context.ts'

type Options = Parameters<typeof useReorder>[0] & { readonly count: number }

/** Alt with an arrow moves the part that has the focus. */
const onMoveKey =
  ({ at, count, onMove }: Options, announce: Cards['announce']) =>
  (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    // An entry stands in a section, which would move too.
    event.stopPropagation()
    const to = event.key === 'ArrowUp' ? at - 1 : at + 1
    if (to < 0) announce('It is the first already.')
    else if (to >= count) announce('It is the last already.')
    else onMove(at, to)
  }

/** A part of a list that is moved by drag and by key. `part` has the props of its element, `handle` is the ref of what is pulled. */
export const usePart = (options: Options) => {
  const { announce } = useCards()
  const { item, handle, isDragged } = useReorder(options)
  return {
    part: {
      ...item,
      css: edgeStyle,
      opacity: isDragged ? 0.5 : 1,
      onKeyDown: onMoveKey(options, announce),
    },
    handle,
  }
}
