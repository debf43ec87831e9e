import { lazyFile } from '../../../browser/load-file.ts'

/** The dialog of an analysis, with the spellings of skills. Asked for while one is written. */
export const gapFile = lazyFile(() => import('./gap-sheet.tsx'))
