export const resultsTitle = 'results-title'

/** To the beginning of the results, which stand there before there are any. */
export const focusResults = (): void => {
  const title = document.getElementById(resultsTitle)
  title?.focus({ preventScroll: true })
  title?.scrollIntoView({ block: 'nearest' })
}
