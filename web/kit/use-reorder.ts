import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { lazyFile } from '../browser/load-file.ts'
import { edgeAt, type Point, showEdge } from './drop-edge.ts'
import { pullByFinger } from './pull-by-finger.ts'

/** Loaded after the list is drawn. Without it, items are moved by finger, by key and by menu. */
export const dragAdapter = lazyFile(
  () => import('@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter'),
  {
    inBackground: true,
  },
)

// A drag carries its place under a key of our own, so that nothing else can be dropped on the list.
const key = Symbol('place')
type Dragged = { [key]?: { readonly list: string; readonly at: number } }

/** The button of an opened menu prevents a press of the mouse from becoming a drag, so it does not hear of the press. */
const keepFromMenu = (event: PointerEvent): void => {
  if (event.pointerType === 'mouse') event.stopPropagation()
}

/** The place of the item that is dragged. Null: it is of another list. */
export const draggedFrom = (data: Dragged, list: string): number | null =>
  data[key]?.list === list ? data[key].at : null

type Options = {
  /** The name of the list, unlike those of other lists on the page. */
  readonly list: string
  readonly at: number
  readonly onMove: (from: number, to: number) => void
}

/**
 * An item of a list whose order a person changes by dragging. `item` has the props of what is moved, and where others are
 * dropped; `handle` is the ref of what is pulled.
 */
export const useReorder = ({ list, at, onMove }: Options) => {
  const item = useRef<HTMLElement>(null)
  const handle = useRef<HTMLElement>(null)
  const [isDragged, setDragged] = useState(false)
  const place = useEffectEvent((): Dragged => ({ [key]: { list, at } }))
  const fits = useEffectEvent((data: Dragged): boolean => {
    const from = draggedFrom(data, list)
    return from !== null && from !== at
  })
  const move = useEffectEvent((from: number, to: number) => {
    if (from !== to) onMove(from, to)
  })
  const drop = useEffectEvent((data: Dragged, element: HTMLElement, point: Point) => {
    const from = draggedFrom(data, list)
    if (from === null) return
    const gap = edgeAt(element, point) === 'after' ? at + 1 : at
    move(from, from < gap ? gap - 1 : gap)
  })

  useEffect(() => {
    const [element, pulled] = [item.current, handle.current]
    if (!element || !pulled) return
    const endPull = pullByFinger({ element, handle: pulled, onDrag: setDragged, onMove: move })
    pulled.addEventListener('pointerdown', keepFromMenu)
    let ends: (() => void)[] | null = [endPull, () => pulled.removeEventListener('pointerdown', keepFromMenu)]
    const listen = async (): Promise<void> => {
      const { draggable, dropTargetForElements } = await dragAdapter.load()
      ends?.push(
        draggable({
          element: pulled,
          getInitialData: () => place(),
          onGenerateDragPreview: ({ nativeSetDragImage }) => nativeSetDragImage?.(element, 24, 24),
          onDragStart: () => setDragged(true),
          onDrop: () => setDragged(false),
        }),
        dropTargetForElements({
          element,
          canDrop: ({ source }) => fits(source.data),
          onDrag: ({ location: { current } }) => showEdge(element, edgeAt(element, current.input)),
          onDragLeave: () => showEdge(element, null),
          onDrop: ({ source, location: { current } }) => {
            showEdge(element, null)
            drop(source.data, element, current.input)
          },
        }),
      )
    }
    listen().catch(() => undefined)
    return () => {
      for (const end of ends ?? []) end()
      ends = null
    }
  }, [])
  return { item: { ref: item, 'data-list': list, 'data-at': at }, handle, isDragged }
}
