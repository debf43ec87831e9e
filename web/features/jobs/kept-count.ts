import { type SearchCount, searchCount } from '../../../shared/api/jobs.ts'
import { dayInLagos } from '../../../shared/domain/calendar.ts'
import { clearDrafts, draft } from '../../kit/draft.ts'

const beginning = 'searches.'
const ofToday = (sub: string) => draft(sub, `${beginning}${dayInLagos(new Date())}`, searchCount)

/** The searches of today as this browser heard of them last: shown until the server says, which decides. */
export const keptCount = {
  read: (sub: string): SearchCount | null => ofToday(sub).read(),
  write: (sub: string, count: SearchCount): void => {
    const today = ofToday(sub)
    // Those of earlier days say nothing any more.
    if (today.read() === null) clearDrafts(sub, beginning)
    today.write(count)
  },
}
