import type { Board } from '../../shared/lists.ts'
import { text, type Undated } from './posted.ts'

type Written = Partial<Omit<Undated, 'body'>> &
  Pick<Undated, 'title'> & {
    /** Paragraphs with an empty line between, or blocks. */
    readonly body: string | Undated['body']
  }

/** An advert that nobody drew: what it does not say is as most adverts have it. */
export const byHand = (board: Board, { body, ...written }: Written): Undated => ({
  board,
  key: '',
  advert: null,
  company: '',
  place: null,
  workplace: 'onsite',
  openTo: [],
  body: typeof body === 'string' ? body.split(/\n\s*\n/).map(words => text(words.trim())) : body,
  pay: null,
  type: 'full-time',
  level: 'mid',
  field: 'operations',
  tags: [],
  openings: 1,
  roles: [],
  page: null,
  age: 0,
  lasts: null,
  ...written,
})
