import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { brand } from '../../../shared/brand.ts'
import { acceptedEncodings, decodeText, readCapped } from './body.ts'
import { BoardError, type BoardFetch, type Fetched, Unchanged } from './connector.ts'
import { openAddress, type Reach } from './reach.ts'
import { type Validators, validatorsFor, validatorsIn } from './validators.ts'

type Options = {
  readonly reach: Reach
  /** Returns where an address of a board is really requested. Without it, the address is requested itself. */
  readonly addressOf?: (address: string) => string
  readonly validators?: Validators
  /** The deadlines in milliseconds: for one call with its redirects, and for all calls of the reading together. */
  readonly deadlines?: { readonly call: number; readonly reading: number }
  /** The most decompressed bytes of one answer, and of all answers of the reading together. */
  readonly maxBytes?: number
  readonly maxBytesInAll?: number
}

/** The calls of one reading of a board, and their validators. */
export type BoardCalls = {
  readonly fetch: BoardFetch
  /** The validators of answers requested with `ifChanged`. They are stored when the reading has succeeded. */
  readonly validators: () => Validators
}

const common = {
  'user-agent': `${brand.name}/1.0 (job search; +mailto:${brand.supportEmail})`,
  accept: 'application/json, application/rss+xml, application/xml, text/xml, */*;q=0.5',
  'accept-encoding': acceptedEncodings,
}

/** The error codes of zlib and of the HTTP parser for bytes that they can't read. */
const unreadable = /^(Z_|HPE_|ERR__|ERR_BROTLI)/

/** An error of a connection as a BoardError. One without a code is a mistake of our own, and stays as it is. */
const faultOf = (error: unknown, signal: AbortSignal): unknown => {
  if (error instanceof BoardError || error instanceof Unchanged) return error
  if (signal.aborted) return new BoardError('slow', '', { cause: error })
  if (!(error instanceof Error && 'code' in error) || error instanceof TypeError) return error
  const code = String(error.code)
  return new BoardError(unreadable.test(code) ? 'malformed' : 'unreachable', code, { cause: error })
}

/** Makes the fetch for one reading of one board. The deadline of the reading starts now. */
export const createBoardFetch = ({
  reach,
  addressOf = address => address,
  validators = {},
  deadlines = { call: 10_000, reading: 60_000 },
  maxBytes = 10_000_000,
  maxBytesInAll = 50_000_000,
}: Options): BoardCalls => {
  const ask = createAsk(reach)
  const end = AbortSignal.timeout(deadlines.reading)
  const seen: Record<string, Validators[string]> = {}
  let bytesInAll = 0

  const get = async (
    address: string,
    { headers = {}, ifChanged = false }: Parameters<BoardFetch>[1] = {},
    signal: AbortSignal,
  ): Promise<Fetched> => {
    const first = openAddress(addressOf(address), reach)
    const changed = ifChanged ? validatorsFor(validators[address]) : {}
    // Headers of a connector, such as keys, are sent to that origin only.
    const headersFor = ({ origin }: URL) => ({
      ...common,
      ...changed,
      ...(origin === first.origin && headers),
    })
    const answer = await ask(first, headersFor, signal)
    try {
      const { statusCode: status = 0 } = answer
      if (status === 304 && Object.keys(changed).length > 0) throw new Unchanged()
      if (status < 200 || status > 299) throw new BoardError('refused', String(status))
      const bytes = await readCapped(answer, maxBytes)
      bytesInAll += bytes.length
      if (bytesInAll > maxBytesInAll) throw new BoardError('large', 'in all')
      const { 'content-type': contentType = '' } = answer.headers
      if (ifChanged) seen[address] = validatorsIn(answer.headers)
      return { text: decodeText(bytes, contentType), contentType }
    } finally {
      answer.destroy()
    }
  }

  const fetch: BoardFetch = async (address, options) => {
    const signal = AbortSignal.any([end, AbortSignal.timeout(deadlines.call)])
    try {
      return await get(address, options, signal)
    } catch (error) {
      throw faultOf(error, signal)
    }
  }
  return { fetch, validators: () => seen }
}

const redirectsAtMost = 3
const redirects = new Set([301, 302, 303, 307, 308])

type Ask = (
  address: URL,
  headersFor: (address: URL) => Readonly<Record<string, string>>,
  signal: AbortSignal,
) => Promise<IncomingMessage>

/**
 * Makes GET requests over connections of its own, which were made under the limits of `reach` and are shared with
 * nobody. It follows redirects, and checks each target as it checked the first address. Rejects with Node's error, or
 * with BoardError.
 */
const createAsk = (reach: Reach): Ask => {
  const connections = { keepAlive: true, maxSockets: 4, timeout: 5000 }
  const plain = new http.Agent(connections)
  const secure = new https.Agent(connections)
  const { lookup } = reach

  const once = (address: URL, headers: Readonly<Record<string, string>>, signal: AbortSignal) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const isSecure = address.protocol === 'https:'
      const options = { agent: isSecure ? secure : plain, headers, signal, ...(lookup && { lookup }) }
      const request = (isSecure ? https : http).request(address, options, resolve)
      request.on('error', reject)
      request.end()
    })

  return async (first, headersFor, signal) => {
    let address = first
    for (let followed = 0; followed <= redirectsAtMost; followed += 1) {
      const answer = await once(address, headersFor(address), signal)
      const { location } = answer.headers
      if (!redirects.has(answer.statusCode ?? 0) || location === undefined) return answer
      answer.destroy()
      address = openAddress(location, reach, address)
    }
    throw new BoardError('refused', 'too many redirects')
  }
}
