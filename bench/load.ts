import autocannon from 'autocannon'
import { type Figure, figure } from './figures.ts'
import type { Measurement } from './measurement.ts'
import { sampleBody } from './sample.ts'
import { type ServedStack, startServedStack } from './served-stack.ts'

const connections = 50

const signedBy = (token = '') => ({ authorization: `Bearer ${token}`, 'content-type': 'application/json' })

const requests: Readonly<Record<string, (stack: ServedStack) => autocannon.Request>> = {
  'list of 50': ({ accessToken }) => ({ method: 'GET', headers: signedBy(accessToken) }),
  /** The people take turns, because ten seconds add more applications than one person may have. */
  create: ({ writers }) => {
    let made = 1000
    const next = (request: autocannon.Request): autocannon.Request => {
      made += 1
      const headers = signedBy(writers[made % writers.length])
      return { ...request, headers, body: JSON.stringify(sampleBody(made)) }
    }
    return { method: 'POST', setupRequest: next }
  },
}

const figuresOf = (name: string, result: autocannon.Result): Figure[] => [
  figure(name, result.requests.average, 'requests/s'),
  figure(`${name}, p50`, result.latency.p50, 'ms'),
  figure(`${name}, p99`, result.latency.p99, 'ms'),
  // Timeouts count as errors.
  figure(name, result.errors + result.non2xx, 'errors', 0),
]

const underLoad = async (rough: boolean): Promise<Figure[]> => {
  const stack = await startServedStack()
  const figures: Figure[] = []
  try {
    for (const [name, request] of Object.entries(requests)) {
      const options = {
        url: `${stack.url}/api/applications`,
        connections,
        requests: [request(stack)],
      }
      await autocannon({ ...options, duration: 1 })
      figures.push(...figuresOf(name, await autocannon({ ...options, duration: rough ? 2 : 10 })))
    }
  } finally {
    await stack.stop()
  }
  return figures
}

export const load: Measurement = {
  about: `list and create through the local HTTP server, ${connections} connections at once, each with a real access token; data on the disk`,
  measure: ({ rough }) => underLoad(rough),
}
