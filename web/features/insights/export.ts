import Papa from 'papaparse'
import type { Insights } from '../../../shared/api/insights.ts'
import { dayInLagos } from '../../../shared/domain/calendar.ts'
import { insightCells, insightHeadings } from '../../../shared/domain/insights/csv.ts'
import type { OfferedFile } from '../../kit/use-download.ts'

export const insightsFile = (insights: Insights): OfferedFile => {
  const csv = Papa.unparse([insightHeadings.slice(), ...insightCells(insights)])
  return {
    name: `aiki-insights-${dayInLagos(new Date())}.csv`,
    // The mark at the start tells Excel that the file is UTF-8.
    content: `\uFEFF${csv}`,
    type: 'text/csv',
  }
}
