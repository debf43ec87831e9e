import { useMedia } from '../../browser/use-browser-state.ts'

/**
 * A desk: the list and the details of a job stand side by side, and scroll by themselves. In em, so that a person who
 * reads with larger letters, or zooms in, gets one column and the sheet.
 */
const query = '(min-width: 64em) and (min-height: 36em)'

/** As a key of `css`. */
export const desk = `@media ${query}`

export const useDesk = (): boolean => useMedia(query)

/** On phones, the screen has the field of the words. From here on, the header has it. */
export const phone = '(max-width: 767.98px)'
