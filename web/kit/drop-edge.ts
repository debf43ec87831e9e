import type { SystemStyleObject } from '@chakra-ui/react'

export type Point = { readonly clientX: number; readonly clientY: number }
type Edge = 'before' | 'after'

/** Whether items stand beside each other, as those of a wrapped list do. */
export const isBeside = (element: Element): boolean =>
  element.parentElement !== null && getComputedStyle(element.parentElement).display === 'flex'

/** On which side of an item something would be dropped. */
export const edgeAt = (element: Element, { clientX, clientY }: Point): Edge => {
  const { left, width, top, height } = element.getBoundingClientRect()
  const isAfter = isBeside(element) ? clientX > left + width / 2 : clientY > top + height / 2
  return isAfter ? 'after' : 'before'
}

const itemsOf = (root: ParentNode, list: string): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(`[data-list="${CSS.escape(list)}"]`),
]

/** Where the item at `from` comes to stand that is dropped at this height beside the items of its list. */
export const placeNear = (root: ParentNode, list: string, from: number, clientY: number): number =>
  itemsOf(root, list).filter((item, at) => {
    const { top, height } = item.getBoundingClientRect()
    return at !== from && top + height / 2 < clientY
  }).length

/** Shows it by an attribute, because drawing a long list with each movement is slow. Null: nothing is dropped there. */
export const showEdge = (element: HTMLElement, edge: Edge | null): void => {
  if (edge) element.dataset.edge = edge
  else delete element.dataset.edge
}

/** The `css` of an item. */
export const edgeStyle: SystemStyleObject = {
  position: 'relative',
  '&[data-edge]::before': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    height: '3px',
    borderRadius: 'thread',
    bg: 'brand.solid',
    zIndex: 1,
  },
  '&[data-edge=before]::before': { top: '-4px' },
  '&[data-edge=after]::before': { bottom: '-4px' },
}
