/** The page that is not there says in the console which one was wanted. */
export const namePlace = (): void => {
  if (document.querySelector('[data-not-found]'))
    console.warn(`404: there is no page at ${location.pathname}`)
}
