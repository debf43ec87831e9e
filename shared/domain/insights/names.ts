import { type Insights, leastForInsight } from '../../api/insights.ts'

/** How far an application got, as screen and export name it. */
export const stepNames: Readonly<Record<Insights['funnel'][number]['step'], string>> = {
  tracked: 'Tracked',
  applied: 'Applied',
  interview: 'Interview',
  offer: 'Offer',
}

// These names are separate from the code that finds sources, because a screen that shows them needs no table of boards.

/** The source of an application without a link, or with an invalid link. */
export const noLink = 'No link'

/** The small sources together. Their row is always the last. */
export const otherSources = `Other sites (fewer than ${leastForInsight} each)`
