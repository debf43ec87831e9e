import type { Domain } from '../../shared/api/operation.ts'
import { accessStore } from '../store/access.ts'
import { deployedTable } from './deployed-table.ts'
import { guarded, type Handler } from './guarded.ts'

/** A domain's function as it is deployed: with a check of each caller against the table of the environment. */
export const deployedDomain = <Result>(operations: Domain, handler: Handler<Result>): Handler<Result> =>
  guarded(operations, accessStore(deployedTable()), handler)
