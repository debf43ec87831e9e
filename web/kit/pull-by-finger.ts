import { edgeAt, isBeside, type Point, placeNear, showEdge } from './drop-edge.ts'

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
/** In each frame. */
const scrollStep = 10

const placeOf = ({ dataset }: HTMLElement): number => Number(dataset.at)

/** The item of the same list below the finger. */
const itemBelow = (element: HTMLElement, { clientX, clientY }: Point): HTMLElement | null => {
  const { list = '' } = element.dataset
  const below = document.elementFromPoint(clientX, clientY)?.closest(`[data-list="${CSS.escape(list)}"]`)
  return below instanceof HTMLElement && below !== element ? below : null
}

/** The buttons at the bottom of a phone lie over the page. Where they scroll with it, they may be anywhere. */
const bottomOfPage = (): number => {
  const top = document.querySelector('[data-save-bar]')?.getBoundingClientRect().top ?? innerHeight
  return top > innerHeight / 2 ? Math.min(top, innerHeight) : innerHeight
}

const scrollNear = ({ clientY }: Point): void => {
  if (clientY < nearEdge) scrollBy(0, -scrollStep)
  else if (clientY > bottomOfPage() - nearEdge) scrollBy(0, scrollStep)
}

/** Where the item is put that a finger lets go beside the others: between them, above the first or below the last. */
const placeBeside = (element: HTMLElement, { clientY }: Point): number =>
  isBeside(element)
    ? placeOf(element)
    : placeNear(document, element.dataset.list ?? '', placeOf(element), clientY)

/** Lets a finger pull an item to another place of its list. Returns how to stop listening. */
export const pullByFinger = ({ element, handle, onDrag, onMove }: Options): (() => void) => {
  let start: PointerEvent | null = null
  let last: PointerEvent | null = null
  let isPulled = false
  let frame = 0
  let over: HTMLElement | null = null

  const look = (item: HTMLElement | null, point: Point): void => {
    if (over && over !== item) showEdge(over, null)
    over = item
    if (over) showEdge(over, edgeAt(over, point))
  }
  const end = (): void => {
    if (over) showEdge(over, null)
    if (isPulled) onDrag(false)
    cancelAnimationFrame(frame)
    start = null
    last = null
    over = null
    isPulled = false
  }
  /** A finger that is held still near an edge goes on scrolling. */
  const goOn = (): void => {
    if (!last || !isPulled) return
    scrollNear(last)
    look(itemBelow(element, last), last)
    frame = requestAnimationFrame(goOn)
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
    last = event
    look(itemBelow(element, event), event)
    if (isPulled) return
    isPulled = true
    onDrag(true)
    goOn()
  }
  const stop = (event: Event): void => {
    event.preventDefault()
    event.stopPropagation()
  }
  const onUp = (event: PointerEvent): void => {
    const [from, target] = [placeOf(element), over]
    const gap = target && placeOf(target) + (edgeAt(target, event) === 'after' ? 1 : 0)
    const beside = isPulled ? placeBeside(element, event) : from
    // The press that ends a pull opens no menu.
    if (isPulled) addEventListener('click', stop, { capture: true, once: true })
    setTimeout(() => removeEventListener('click', stop, { capture: true }))
    end()
    if (gap !== null) onMove(from, from < gap ? gap - 1 : gap)
    else onMove(from, beside)
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
