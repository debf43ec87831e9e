import { edgeAt, type Point, showEdge } from './drop-edge.ts'

// Drag and drop of the browser needs a long press on phones, and some browsers of cheap phones do not have it.

type Options = {
  /** What is moved. It has `data-list` and `data-at`, as all items of its list. */
  readonly element: HTMLElement
  /** What the finger pulls. */
  readonly handle: HTMLElement
  readonly onDrag: (isDragged: boolean) => void
  readonly onMove: (from: number, to: number) => void
}

/** Less is a press that was not quite still. In pixels. */
const least = 8
/** The page scrolls while the finger is so near to its top or bottom. In pixels. */
const nearEdge = 96
const scrollStep = 14

const placeOf = ({ dataset }: HTMLElement): number => Number(dataset.at)

/** The item of the same list below the finger. */
const itemBelow = (element: HTMLElement, { clientX, clientY }: Point): HTMLElement | null => {
  const { list = '' } = element.dataset
  const below = document.elementFromPoint(clientX, clientY)?.closest(`[data-list="${CSS.escape(list)}"]`)
  return below instanceof HTMLElement && below !== element ? below : null
}

const scrollNear = ({ clientY }: Point): void => {
  if (clientY < nearEdge) scrollBy(0, -scrollStep)
  else if (clientY > innerHeight - nearEdge) scrollBy(0, scrollStep)
}

/** Lets a finger pull an item to another place of its list. Returns how to stop listening. */
export const pullByFinger = ({ element, handle, onDrag, onMove }: Options): (() => void) => {
  let start: PointerEvent | null = null
  let isPulled = false
  let over: HTMLElement | null = null

  const look = (item: HTMLElement | null, point: Point): void => {
    if (over && over !== item) showEdge(over, null)
    over = item
    if (over) showEdge(over, edgeAt(over, point))
  }
  const end = (): void => {
    if (over) showEdge(over, null)
    if (isPulled) onDrag(false)
    start = null
    over = null
    isPulled = false
  }
  const onDown = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' || !event.isPrimary) return
    start = event
    handle.setPointerCapture(event.pointerId)
  }
  const onPointerMove = (event: PointerEvent): void => {
    if (!start) return
    const way = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY)
    if (!isPulled && way < least) return
    if (!isPulled) onDrag(true)
    isPulled = true
    scrollNear(event)
    look(itemBelow(element, event), event)
  }
  const stop = (event: Event): void => {
    event.preventDefault()
    event.stopPropagation()
  }
  const onUp = (event: PointerEvent): void => {
    const [from, target] = [placeOf(element), over]
    const gap = target && placeOf(target) + (edgeAt(target, event) === 'after' ? 1 : 0)
    // The press that ends a pull opens no menu.
    if (isPulled) addEventListener('click', stop, { capture: true, once: true })
    setTimeout(() => removeEventListener('click', stop, { capture: true }))
    end()
    if (gap !== null) onMove(from, from < gap ? gap - 1 : gap)
  }
  const controller = new AbortController()
  const { signal } = controller
  handle.addEventListener('pointerdown', onDown, { signal })
  handle.addEventListener('pointermove', onPointerMove, { signal })
  handle.addEventListener('pointerup', onUp, { signal })
  handle.addEventListener('pointercancel', end, { signal })
  return () => {
    end()
    controller.abort()
  }
}
