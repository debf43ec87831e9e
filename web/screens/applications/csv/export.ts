import Papa from 'papaparse'
import { csvCells, csvHeadings } from '../../../../shared/domain/application-csv.ts'
import { dayInLagos } from '../../../../shared/domain/calendar.ts'
import { allApplications } from './all-applications.ts'

const offerFile = (name: string, text: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads the file after the click; at once would be too soon.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** Every application, loaded or not, as a file that spreadsheets open with its accents right. Says how many. */
export const exportApplications = async (): Promise<number> => {
  const applications = await allApplications()
  const csv = Papa.unparse([csvHeadings.slice(), ...applications.map(csvCells)])
  // Excel takes a file for its own old alphabet unless this mark stands first.
  offerFile(`aiki-applications-${dayInLagos(new Date())}.csv`, `\uFEFF${csv}`)
  return applications.length
}
