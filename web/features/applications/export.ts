import Papa from 'papaparse'
import { csvCells, csvHeadings } from '../../../shared/domain/application-csv.ts'
import { dayInLagos } from '../../../shared/domain/calendar.ts'
import { offerFile } from '../../browser/offer-file.ts'
import { allApplications } from './all-applications.ts'

/** Every application, loaded or not, as a file that spreadsheets open with its accents right. Says how many. */
export const exportApplications = async (): Promise<number> => {
  const applications = await allApplications()
  const csv = Papa.unparse([csvHeadings.slice(), ...applications.map(csvCells)])
  // Excel takes a file for its own old alphabet unless this mark stands first.
  offerFile(`aiki-applications-${dayInLagos(new Date())}.csv`, `\uFEFF${csv}`, 'text/csv')
  return applications.length
}
