import { jobOperations } from '../../shared/api/jobs.ts'
import { jobs } from '../api/jobs.ts'
import { createStandings } from '../jobs/standings.ts'
import { boardFlags } from '../runtime/board-flags.ts'
import { deployedDomain } from '../runtime/deployed-domain.ts'
import { deployedIndex } from '../runtime/deployed-index.ts'
import { deployedTable } from '../runtime/deployed-table.ts'
import { boardStore } from '../store/boards.ts'
import { searchStore } from '../store/searches.ts'
import { seekerStore } from '../store/seekers.ts'

const table = deployedTable()
export const handler = deployedDomain(
  jobOperations,
  jobs({
    index: deployedIndex(),
    standings: createStandings({ boards: boardStore(table), flags: boardFlags() }),
    seekers: seekerStore(table),
    searches: searchStore(table),
  }),
)
