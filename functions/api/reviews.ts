import { reviewOperations } from '../../shared/api/reviews.ts'
import type { Uses } from '../composition/services.ts'
import { guarded } from '../runtime/guarded.ts'
import { type Gateway, serve } from '../runtime/serve.ts'
import { type ReviewStore, reviewStore, type VoteStore, voteStore } from '../store/reviews.ts'

type Services = { readonly reviews: ReviewStore; readonly votes: VoteStore }

export const serveReviews = (services: Services): Gateway =>
  serve(reviewOperations)(services, {
    list: ({ query }, { reviews }) => reviews.list(query.before),
    submit: async ({ caller, body, now }, { reviews }) => ({
      id: await reviews.submit(caller.sub, body, now),
    }),
    votes: async ({ caller }, { votes }) => ({ votes: await votes.list(caller.sub) }),
    vote: ({ caller, params, body, now }, { votes }) => votes.vote(caller.sub, params.id, body.vote, now),
  })

export const reviews = ({ table }: Uses<'table'>) =>
  guarded(serveReviews({ reviews: reviewStore(table()), votes: voteStore(table()) }), table())
