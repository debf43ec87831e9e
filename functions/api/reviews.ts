import { reviewOperations } from '../../shared/api/reviews.ts'
import { type Gateway, serve } from '../runtime/serve.ts'
import type { ReviewStore } from '../store/reviews.ts'
import type { VoteStore } from '../store/votes.ts'

type Services = { readonly reviews: ReviewStore; readonly votes: VoteStore }

export const reviews = (services: Services): Gateway =>
  serve(reviewOperations)(services, {
    list: ({ query }, { reviews }) => reviews.list(query.before),
    submit: async ({ caller, body, now }, { reviews }) => ({
      id: await reviews.submit(caller.sub, body, now),
    }),
    vote: ({ caller, params, body, now }, { votes }) => votes.vote(caller.sub, params.id, body.vote, now),
  })
