import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Application, ApplicationStatus } from '../../../shared/api/applications.ts'
import type { RowActions } from './row-parts.tsx'

// A drag carries its row under a key of our own, so that nothing else can be dropped on a column.
const key = Symbol('application')
type Dragged = { [key]?: Application }

export const useDragCard = (row: Application) => {
  const ref = useRef<HTMLLIElement>(null)
  const [dragging, setDragging] = useState(false)
  const carried = useEffectEvent((): Dragged => ({ [key]: row }))

  useEffect(() => {
    const element = ref.current
    if (!element) return
    return draggable({
      element,
      getInitialData: () => carried(),
      onDragStart: () => setDragging(true),
      onDrop: () => setDragging(false),
    })
  }, [])
  return { ref, dragging }
}

/** `over`: a card of another column is over this column. */
export const useDropColumn = (status: ApplicationStatus, onMove: RowActions['onMove']) => {
  const ref = useRef<HTMLElement>(null)
  const [over, setOver] = useState(false)
  const drop = useEffectEvent((row: Application) => onMove(row, status))

  useEffect(() => {
    const element = ref.current
    if (!element) return
    const rowOf = (data: Dragged) => data[key]
    return dropTargetForElements({
      element,
      canDrop: ({ source }) => {
        const row = rowOf(source.data)
        return row !== undefined && row.status !== status
      },
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: ({ source }) => {
        setOver(false)
        const row = rowOf(source.data)
        if (row) drop(row)
      },
    })
  }, [status])
  return { ref, over }
}
