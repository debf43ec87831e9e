import { fontsOf } from './fonts.ts'
import serif from './noto-serif.json' with { type: 'json' }

/** The fonts of resumes in a serif type. In a file of its own, because the bundle of receipts needs none of it. */
export const serifFonts = fontsOf('serif', serif)
