import { boardStore, standingOf } from '../functions/store/boards.ts'
import { boards as about } from '../shared/domain/jobs/boards.ts'
import type { Verb } from './verb.ts'

export const boardsList: Verb = {
  about: 'how the job boards stand, and what was wrong with those that fail',
  run: async (table, _, now) => {
    const states = await boardStore(table).list()
    const rows = states.map(state => {
      const standing = standingOf(state.board, state, now)
      // Where it runs says which of these are switched on; one that was never tried is not.
      const isOff = about[state.board].isFlagged && state.tries === 0
      return {
        ...state,
        state: isOff ? 'off' : standing.state,
        jobs: state.count,
        fault: state.off === 'key' ? 'has no key here' : (state.fault?.says ?? null),
      }
    })
    return {
      columns: ['board', 'state', 'jobs', 'broken', 'readAt', 'failures', 'fault', 'nextTryAt'],
      rows,
      none: '',
    }
  },
}
