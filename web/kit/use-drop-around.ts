import { type RefObject, useEffect, useEffectEvent } from 'react'
import { placeNear } from './drop-edge.ts'
import { dragAdapter, draggedFrom } from './use-reorder.ts'

type Options = {
  /** The name of the list, as in useReorder. */
  readonly list: string
  /** What holds the items. */
  readonly root: RefObject<HTMLElement | null>
  readonly onMove: (from: number, to: number) => void
}

/** Takes what is dropped between the items of a list, above the first or below the last. */
export const useDropAround = ({ list, root, onMove }: Options): void => {
  const drop = useEffectEvent((from: number, clientY: number) => {
    const to = root.current && placeNear(root.current, list, from, clientY)
    if (to !== null && to !== from) onMove(from, to)
  })
  const canDrop = useEffectEvent((data: Record<PropertyKey, unknown>) => draggedFrom(data, list) !== null)

  useEffect(() => {
    const element = root.current
    if (!element) return
    let end: (() => void) | null = () => undefined
    const listen = async (): Promise<void> => {
      const { dropTargetForElements } = await dragAdapter.load()
      if (!end) return
      end = dropTargetForElements({
        element,
        canDrop: ({ source }) => canDrop(source.data),
        onDrop: ({ source, location: { current } }) => {
          const from = draggedFrom(source.data, list)
          // The item that it was dropped on has moved it already.
          if (from !== null && current.dropTargets[0]?.element === element) drop(from, current.input.clientY)
        },
      })
    }
    listen().catch(() => undefined)
    return () => {
      end?.()
      end = null
    }
  }, [list, root])
}
