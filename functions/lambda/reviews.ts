import { reviewOperations } from '../../shared/api/reviews.ts'
import { reviews } from '../api/reviews.ts'
import { deployedDomain } from '../runtime/deployed-domain.ts'
import { deployedTable } from '../runtime/deployed-table.ts'
import { reviewStore } from '../store/reviews.ts'
import { voteStore } from '../store/votes.ts'

const table = deployedTable()
export const handler = deployedDomain(
  reviewOperations,
  reviews({ reviews: reviewStore(table), votes: voteStore(table) }),
)
