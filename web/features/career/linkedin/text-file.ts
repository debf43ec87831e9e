import { lazyFile } from '../../../browser/load-file.ts'

/** The dialog of a text, with what compares it with the person's facts. Asked for while a text is written. */
export const textFile = lazyFile(() => import('./text/text-sheet.tsx'))
