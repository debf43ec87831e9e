import { dayInLagos } from '../../../shared/domain/calendar.ts'
import { allApplications } from '../../applications/queries.ts'
import { writeTable } from './write-table.ts'

/** Every application, loaded or not, as a file for spreadsheets, and how many there are. */
export const applicationsFile = async () => {
  const applications = await allApplications()
  return {
    name: `aiki-applications-${dayInLagos(new Date())}.csv`,
    content: writeTable(applications),
    type: 'text/csv',
    count: applications.length,
  }
}
