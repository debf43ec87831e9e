import { leastForInsight } from '../../api/insights.ts'

// Apart from what finds them: who shows them needs no table of boards.

/** Of an application without a link, or with one that leads nowhere. */
export const noLink = 'No link'

/** The small ones together. Its row is the last, whatever was sent through it. */
export const otherSources = `Other sources (fewer than ${leastForInsight} each)`
