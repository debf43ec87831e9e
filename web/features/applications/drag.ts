import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Application, ApplicationStatus } from '../../../shared/api/applications.ts'
import type { RowActions } from './row-parts.tsx'

// A drag carries the row under a key of our own, so that nothing else that is dragged over a column is taken for an application.
const key = Symbol('application')
type Dragged = { [key]?: Application }

/** Makes a card draggable. */
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

/** Makes a column a place to drop cards on. `over`: a card of another column hangs above it. */
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
