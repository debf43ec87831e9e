import { ApiError } from '../../shared/api/errors.ts'
import { letterOperations } from '../../shared/api/letters.ts'
import { plans } from '../../shared/domain/plan.ts'
import type { Uses } from '../composition/services.ts'
import { guarded } from '../runtime/guarded.ts'
import { type Gateway, serve } from '../runtime/serve.ts'
import { type LetterStore, letterStore } from '../store/letters.ts'
import { type WriterStore, writerStore } from '../store/writers.ts'
import { letterWithFacts } from './letter-view.ts'

type Services = { readonly letters: LetterStore; readonly writers: WriterStore }

export const serveLetters = (services: Services): Gateway =>
  serve(letterOperations)(services, {
    list: async ({ caller, now }, { letters, writers }) => {
      const [list, writer] = await Promise.all([letters.list(caller.sub), writers.get(caller.sub, now)])
      const limit = plans[writer.tier].limits.lettersPerMonth
      return { letters: list, count: { used: writer.letters, limit } }
    },
    get: async ({ caller, params, now }, { letters, writers }) => {
      const [letter, writer] = await Promise.all([
        letters.get(caller.sub, params.id),
        writers.get(caller.sub, now),
      ])
      if (!letter) throw new ApiError('not_found')
      return letterWithFacts(letter, writer)
    },
    update: ({ caller, params: { id }, body: { version, ...patch }, now }, { letters }) =>
      letters.update(caller.sub, { id, patch, version, now }),
    remove: async ({ caller, params: { id } }, { letters }) => {
      await letters.remove(caller.sub, id)
      return { id }
    },
  })

export const letters = ({ table }: Uses<'table'>) =>
  guarded(serveLetters({ letters: letterStore(table()), writers: writerStore(table()) }), table())
