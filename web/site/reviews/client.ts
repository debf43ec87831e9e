import { client } from '../../../shared/api/client.ts'
import { reviewOperations } from '../../../shared/api/reviews.ts'
import { send } from '../../api/send.ts'

/** The API's reviews alone: the rest of the contract stays out of the public pages. */
export const { reviews } = client({ reviews: reviewOperations }, send)
