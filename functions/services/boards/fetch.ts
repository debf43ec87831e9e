import { brand } from '../../../shared/brand.ts'
import { createAsk } from './ask.ts'
import { BoardFault, type BoardFetch, type Fetched } from './connector.ts'
import { decodeText } from './decode-text.ts'
import { openAddress } from './open-address.ts'
import type { Reach } from './reach.ts'
import { acceptedEncodings, readCapped } from './read-capped.ts'
import { Unchanged } from './unchanged.ts'
import { type Validators, validatorsFor, validatorsIn } from './validators.ts'

type Options = {
  readonly reach: Reach
  /** Where an address of a board really stands; left out: there. */
  readonly addressOf?: (address: string) => string
  /** Of the last reading. */
  readonly validators?: Validators
  /** In milliseconds: of one call with its redirects, and of all calls of the reading together. */
  readonly deadlines?: { readonly call: number; readonly reading: number }
  /** Of one answer, and of all answers of the reading together, unpacked. */
  readonly maxBytes?: number
  readonly maxBytesInAll?: number
}

/** The calls of one reading of a board. */
export type BoardCalls = {
  readonly fetch: BoardFetch
  /** Of what was asked for with `ifChanged`: to be kept when the reading has come to a good end. */
  readonly validators: () => Validators
}

const common = {
  'user-agent': `${brand.name}/1.0 (job search; +mailto:${brand.supportEmail})`,
  accept: 'application/json, application/rss+xml, application/xml, text/xml, */*;q=0.5',
  'accept-encoding': acceptedEncodings,
}

/** What zlib and the parser of HTTP say of bytes that they cannot read. */
const garbled = /^(Z_|HPE_|ERR__|ERR_BROTLI)/

/** What Node says of a connection, as a fault; its code is worth a word. What has none is a fault of ours. */
const faultOf = (error: unknown, signal: AbortSignal): unknown => {
  if (error instanceof BoardFault || error instanceof Unchanged) return error
  if (signal.aborted) return new BoardFault('slow', '', { cause: error })
  if (!(error instanceof Error && 'code' in error) || error instanceof TypeError) return error
  const code = String(error.code)
  return new BoardFault(garbled.test(code) ? 'malformed' : 'unreachable', code, { cause: error })
}

/** Fetches for one reading of one board. Its deadline runs from now on. */
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
    // What a connector says besides, keys for one, is for that origin alone.
    const headersFor = ({ origin }: URL) => ({
      ...common,
      ...changed,
      ...(origin === first.origin && headers),
    })
    const answer = await ask(first, headersFor, signal)
    try {
      const { statusCode: status = 0 } = answer
      if (status === 304 && Object.keys(changed).length > 0) throw new Unchanged()
      if (status < 200 || status > 299) throw new BoardFault('refused', String(status))
      const bytes = await readCapped(answer, maxBytes)
      bytesInAll += bytes.length
      if (bytesInAll > maxBytesInAll) throw new BoardFault('large', 'in all')
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
