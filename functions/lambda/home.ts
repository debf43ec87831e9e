import { home } from '../api/home.ts'
import { deployedTable } from '../runtime/deployed-table.ts'
import { homeStore } from '../store/homes.ts'

export const handler = home({ homes: homeStore(deployedTable()) })
