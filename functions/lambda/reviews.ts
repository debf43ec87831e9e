import { reviews } from '../api/reviews.ts'
import { deployedTable } from '../runtime/deployed-table.ts'
import { reviewStore } from '../store/reviews.ts'
import { voteStore } from '../store/votes.ts'

const table = deployedTable()
export const handler = reviews({ reviews: reviewStore(table), votes: voteStore(table) })
