import { Sha256 } from '@aws-crypto/sha256-js'
import { SignatureV4 } from '@smithy/signature-v4'
import * as z from 'zod/mini'
import type { LiveEvent } from '../../shared/api/live.ts'

/** The most events that AppSync takes in one call. */
const eventsPerCall = 5
const deadlineMs = 3000

type Credentials = ConstructorParameters<typeof SignatureV4>[0]['credentials']
type Options = {
  /** AppSync's HTTP address for events, with the path. */
  readonly endpoint: string
  readonly region: string
  readonly credentials: Credentials
  readonly fetch?: typeof globalThis.fetch
}

export type Live = {
  /** Sends the events to the channel, in order. Throws when AppSync did not take all of them. */
  readonly publish: (channel: string, events: readonly LiveEvent[]) => Promise<void>
}

const answer = z.object({ failed: z._default(z.array(z.unknown()), []) })

export const createLive = ({ endpoint, region, credentials, fetch = globalThis.fetch }: Options): Live => {
  const url = new URL(endpoint)
  const signer = new SignatureV4({ service: 'appsync', region, credentials, sha256: Sha256 })

  const post = async (body: string): Promise<void> => {
    const { headers } = await signer.sign({
      method: 'POST',
      protocol: url.protocol,
      hostname: url.hostname,
      path: url.pathname,
      headers: { host: url.host, 'content-type': 'application/json' },
      body,
    })
    const response = await fetch(url, {
      method: 'POST',
      headers,
      body,
      signal: AbortSignal.timeout(deadlineMs),
    })
    if (!response.ok) throw new Error(`The live channel answered ${response.status}.`)
    const { failed } = answer.parse(await response.json())
    if (failed.length > 0) throw new Error(`The live channel refused ${failed.length} events.`)
  }

  return {
    publish: async (channel, events) => {
      for (let first = 0; first < events.length; first += eventsPerCall) {
        const batch = events.slice(first, first + eventsPerCall).map(event => JSON.stringify(event))
        await post(JSON.stringify({ channel, events: batch }))
      }
    },
  }
}
