import { applications } from '../api/applications.ts'
import { deployedTable } from '../runtime/deployed-table.ts'
import { applicationStore } from '../store/applications.ts'

export const handler = applications({ applications: applicationStore(deployedTable()) })
