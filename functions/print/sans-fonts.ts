import { fontsOf } from './fonts.ts'
import sans from './onest.json' with { type: 'json' }

/** The fonts of receipts, letters and most resumes. */
export const sansFonts = fontsOf('sans', sans)
