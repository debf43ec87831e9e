import { lazyFile } from '../../browser/load-file.ts'

/** The dialog of a letter, with what compares it with the person's facts. Asked for while a letter is written. */
export const letterFile = lazyFile(() => import('./letter/letter-sheet.tsx'))
