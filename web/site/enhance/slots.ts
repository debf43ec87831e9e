/** A copy of a pattern of the page: the one element of `<template id="…">`. */
export const copyOf = (id: string): HTMLElement => {
  const pattern = document.getElementById(id)
  const copy = pattern instanceof HTMLTemplateElement && pattern.content.firstElementChild?.cloneNode(true)
  if (!(copy instanceof HTMLElement)) throw new Error(`The page has no pattern ${id}`)
  return copy
}

/** Fills a marked place of a copy in with text, which is shown as it is. */
export const fill = (copy: HTMLElement, slot: string, text: string): void => {
  const place = copy.querySelector(`[data-slot=${slot}]`)
  if (place) place.textContent = text
}
