import Papa from 'papaparse'
import { csvCells, csvHeadings } from '../../../shared/domain/application-csv.ts'
import { dayInLagos } from '../../../shared/domain/calendar.ts'
import { allApplications } from '../../applications/queries.ts'

/** Every application, loaded or not, as a file for spreadsheets, and how many there are. */
export const applicationsFile = async () => {
  const applications = await allApplications()
  const csv = Papa.unparse([csvHeadings.slice(), ...applications.map(csvCells)])
  return {
    name: `aiki-applications-${dayInLagos(new Date())}.csv`,
    // Excel reads a file as UTF-8 only if it begins with this mark.
    content: `\uFEFF${csv}`,
    type: 'text/csv',
    count: applications.length,
  }
}
