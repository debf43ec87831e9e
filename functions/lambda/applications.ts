import { applicationOperations } from '../../shared/api/applications.ts'
import { applications } from '../api/applications.ts'
import { deployedDomain } from '../runtime/deployed-domain.ts'
import { deployedTable } from '../runtime/deployed-table.ts'
import { applicationStore } from '../store/applications.ts'

export const handler = deployedDomain(
  applicationOperations,
  applications({ applications: applicationStore(deployedTable()) }),
)
