import type { KeyboardEvent } from 'react'

const cardName = '[data-application]'

/** What can be pressed on a card, its title first. */
const controlsOf = (card: Element): HTMLElement[] => [
  ...card.querySelectorAll<HTMLElement>('button, a[href]'),
]

const firstControl = (card: Element | null): HTMLElement | undefined =>
  card?.matches(cardName) ? controlsOf(card)[0] : undefined

const targetOf = (key: string, card: Element, focused: HTMLElement): HTMLElement | undefined => {
  const controls = controlsOf(card)
  const at = controls.indexOf(focused)
  switch (key) {
    case 'ArrowRight':
      return controls[at + 1]
    case 'ArrowLeft':
      return controls[at - 1]
    case 'ArrowDown':
      return firstControl(card.nextElementSibling)
    case 'ArrowUp':
      return firstControl(card.previousElementSibling)
    default:
      return undefined
  }
}

/** The arrow keys on the board: up and down go to the cards of the column, left and right to the controls of a card. */
export const moveByArrows = (event: KeyboardEvent): void => {
  const { key, target } = event
  // A menu of the card uses the keys itself.
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  if (!(target instanceof HTMLElement)) return
  const card = target.closest(cardName)
  const next = card && targetOf(key, card, target)
  if (!next) return
  event.preventDefault()
  next.focus()
}

/**
 * The ref of the board: a card is one stop of the Tab key, at its title, because a board of forty cards would have two
 * hundred. Its other controls come and go (a menu that has opened, notes that are folded), so each change is looked at.
 */
export const oneStopEach = (board: HTMLElement | null) => {
  if (!board) return
  const look = () => {
    for (const card of board.querySelectorAll(cardName))
      for (const control of controlsOf(card).slice(1)) if (control.tabIndex !== -1) control.tabIndex = -1
  }
  look()
  const observer = new MutationObserver(look)
  observer.observe(board, { childList: true, subtree: true })
  return () => observer.disconnect()
}
