import type { Stretch } from './moved.ts'

/** The element of the layer behind a textarea that holds the letter at this place of the text. */
const elementAt = (layer: Element, at: number): Element | null => {
  const walker = document.createTreeWalker(layer, NodeFilter.SHOW_TEXT)
  let passed = 0
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    passed += node.nodeValue?.length ?? 0
    if (passed > at) return node.parentElement
  }
  return null
}

/**
 * Selects a stretch of a marked text in its textarea, and brings it into view: the textarea itself is as long as the
 * text, so that it is the mark behind it that says where that is.
 */
export const showInText = (area: HTMLTextAreaElement | null, { start, end }: Stretch): void => {
  const layer = area?.previousElementSibling
  if (!area || !layer) return
  area.focus({ preventScroll: true })
  area.setSelectionRange(start, end)
  elementAt(layer, start)?.scrollIntoView({ block: 'center' })
}
