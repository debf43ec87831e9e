/** The menu opens and closes by itself; this closes it with Escape, by a press beside it, and when it has led somewhere. */
export const closeMenu = (): void => {
  const menu = document.querySelector<HTMLDetailsElement>('#menu')
  if (!menu) return
  const opener = menu.querySelector('summary')
  const close = () => {
    menu.open = false
  }
  menu.addEventListener('keydown', event => {
    if (event.key !== 'Escape' || !menu.open) return
    close()
    opener?.focus()
  })
  menu.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a, [data-closes-menu]')) close()
  })
  // What lies under the drawer is not to be reached unseen.
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) close()
  })
}
