import { homeOperations } from '../../shared/api/home.ts'
import { home } from '../api/home.ts'
import { deployedDomain } from '../runtime/deployed-domain.ts'
import { deployedTable } from '../runtime/deployed-table.ts'
import { homeStore } from '../store/homes.ts'

export const handler = deployedDomain(homeOperations, home({ homes: homeStore(deployedTable()) }))
