import Papa from 'papaparse'
import type { Insights } from '../../../shared/api/insights.ts'
import { dayInLagos } from '../../../shared/domain/calendar.ts'
import { insightCells, insightHeadings } from '../../../shared/domain/insights/csv.ts'
import { offerFile } from '../../browser/offer-file.ts'

/** The figures that are on the screen, as one file that spreadsheets open with its accents right. */
export const exportInsights = (insights: Insights): void => {
  const csv = Papa.unparse([insightHeadings.slice(), ...insightCells(insights)])
  // Excel takes a file for its own old alphabet unless this mark stands first.
  offerFile(`aiki-insights-${dayInLagos(new Date())}.csv`, `\uFEFF${csv}`, 'text/csv')
}
