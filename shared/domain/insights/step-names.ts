import type { Insights } from '../../api/insights.ts'

/** How far an application got, as screen and export name it. */
export const stepNames: Readonly<Record<Insights['funnel'][number]['step'], string>> = {
  tracked: 'Tracked',
  applied: 'Applied',
  interview: 'Interview',
  offer: 'Offer',
}
