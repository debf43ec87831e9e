/** The focus moves; a finger's view stays where it is: only keys need it to follow. */
export const focusInPlace = (element: HTMLElement | null): void =>
  element?.focus({ preventScroll: window.matchMedia('(pointer: coarse)').matches })
