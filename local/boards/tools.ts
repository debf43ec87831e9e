import type { IncomingMessage } from 'node:http'
import * as z from 'zod'
import { boards as about } from '../../shared/domain/jobs/boards.ts'
import { jsonOrNothing } from '../../shared/json.ts'
import { type Board, boards as boardNames } from '../../shared/lists.ts'
import { type Answer, isForm, json, plain, readBody, seeOther } from '../http.ts'
import type { Values } from '../template.ts'
import { clockTime, optionsOf, toolAnswer, toolPage } from '../tool-page.ts'
import type { Boards } from './boards.ts'
import { faults } from './faults.ts'
import { wantedPosting } from './new-posting.ts'
import type { Posted } from './posted.ts'

type Row = ReturnType<Boards['overview']>[number]

const faultWords: Readonly<Record<Row['fault'], string>> = {
  ok: 'ok',
  down: 'down (500)',
  hang: 'hangs',
  slow: 'slow, drips',
  large: 'sends 50 MB',
  html: 'a page, not a feed',
  malformed: 'ends in the middle',
  'broken-row': 'one row is broken',
  redirect: 'leads to a private address',
}

const rowOf = ({ board, fault, postings, asked, askedAt }: Row): Values => ({
  board,
  postings,
  askedAt,
  boardName: about[board].name,
  isFlagged: about[board].isFlagged,
  isFaulty: fault !== 'ok',
  times: asked === 1 ? 'once' : `${asked} times`,
  askedTime: askedAt && clockTime(askedAt),
  faults: optionsOf(faultWords, fault),
})

/**
 * Makes the page of the boards: the adverts and the last request of each board, its fault, and a form for a new advert.
 */
const boardsPage = (rows: readonly Row[]): string =>
  toolPage('boards', 'Job boards on this machine', {
    count: rows.length,
    adverts: rows.reduce((sum, { postings }) => sum + postings, 0),
    boards: rows.map(rowOf),
  })

const change = z.strictObject({ fault: z.enum(faults) })

const isBoard = (name: string): name is Board => boardNames.some(board => board === name)

const summary = ({ board, key, title, company, place, workplace, postedAt }: Posted) => ({
  board,
  key,
  title,
  company,
  city: place?.city ?? null,
  workplace,
  postedAt,
})

const takes = {
  fault: `It takes {"fault": ${faults.map(fault => `"${fault}"`).join('|')}}.`,
  posting:
    'It takes {"title", "text"}, and where it is to be said "company", "location", "workplace", "type", "pay".',
}

/** Redirects a form to its page, and answers a program in JSON. */
const done = (request: IncomingMessage, status: number, body: unknown): Answer =>
  isForm(request) ? seeOther('/local/boards') : json(status, body)

const inputOf = async (request: IncomingMessage): Promise<object> => {
  const body = await readBody(request, 100_000)
  const input = isForm(request) ? Object.fromEntries(new URLSearchParams(body)) : jsonOrNothing(body)
  return typeof input === 'object' && input !== null ? input : {}
}

const setFault = async (request: IncomingMessage, board: Board, boards: Boards): Promise<Answer> => {
  const wanted = change.safeParse(await inputOf(request))
  if (!wanted.success) return plain(400, takes.fault)
  boards.setFault(board, wanted.data.fault)
  return done(request, 200, { boards: boards.overview() })
}

const post = async (request: IncomingMessage, name: string | undefined, boards: Boards): Promise<Answer> => {
  const wanted = wantedPosting.safeParse({ ...(await inputOf(request)), ...(name && { board: name }) })
  if (!wanted.success) return plain(400, takes.posting)
  return done(request, 201, summary(boards.post(wanted.data)))
}

/**
 * The tools of the boards: `GET /local/boards` and `.json`, `POST /local/boards/<board>`, and below it `GET` and `POST
 * postings` and `DELETE postings/<key>`. A page may post to `/local/boards/postings` and name the board.
 */
export const answerBoardTools = async (
  request: IncomingMessage,
  { pathname }: URL,
  boards: Boards,
): Promise<Answer> => {
  const [, , , name = '', below, key] = pathname.split('/')
  const { method = 'GET' } = request
  if (name === '' && method === 'GET')
    return pathname.endsWith('.json')
      ? json(200, { boards: boards.overview() })
      : toolAnswer(boardsPage(boards.overview()))
  if (name === 'postings' && method === 'POST') return post(request, undefined, boards)
  if (!isBoard(name)) return plain(404, `The boards are: ${boardNames.join(', ')}.`)
  switch (`${method} ${below ?? ''}`) {
    case 'POST ':
      return setFault(request, name, boards)
    case 'GET postings':
      return json(200, boards.postings(name).map(summary))
    case 'POST postings':
      return post(request, name, boards)
    case 'DELETE postings':
      return boards.take(name, key ?? '')
        ? json(200, { board: name, key })
        : plain(404, 'There is no such posting.')
    default:
      return plain(404, 'Here are: POST {"fault"}, GET and POST postings, DELETE postings/<key>.')
  }
}
