import Papa from 'papaparse'
import type { Insights } from '../../../shared/api/insights.ts'
import { dayInLagos } from '../../../shared/domain/calendar.ts'
import { insightCells, insightHeadings } from '../../../shared/domain/insights/csv.ts'
import type { OfferedFile } from '../../kit/use-download.ts'

/** The figures that are on the screen, as a file that spreadsheets open with its accents right. */
export const insightsFile = (insights: Insights): OfferedFile => {
  const csv = Papa.unparse([insightHeadings.slice(), ...insightCells(insights)])
  return {
    name: `aiki-insights-${dayInLagos(new Date())}.csv`,
    // Excel takes a file for its own old alphabet unless this mark stands first.
    content: `\uFEFF${csv}`,
    type: 'text/csv',
  }
}
