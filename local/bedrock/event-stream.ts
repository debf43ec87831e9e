import { EventStreamCodec } from '@smithy/eventstream-codec'

const codec = new EventStreamCodec(
  bytes => (typeof bytes === 'string' ? bytes : Buffer.from(bytes).toString('utf8')),
  text => Buffer.from(text, 'utf8'),
)

const header = (value: string) => ({ type: 'string', value }) as const

const encoded = (headers: Readonly<Record<string, string>>, body: unknown): Uint8Array =>
  codec.encode({
    headers: Object.fromEntries(
      Object.entries({ ...headers, ':content-type': 'application/json' }).map(([name, value]) => [
        name,
        header(value),
      ]),
    ),
    body: Buffer.from(JSON.stringify(body)),
  })

/** Encodes one event of `application/vnd.amazon.eventstream`. */
export const eventMessage = (type: string, body: object): Uint8Array =>
  encoded({ ':message-type': 'event', ':event-type': type }, body)

/** Encodes an error after the answer has begun. In the stream, its name begins with a small letter. */
export const exceptionMessage = (name: string, message: string): Uint8Array =>
  encoded(
    { ':message-type': 'exception', ':exception-type': `${name.slice(0, 1).toLowerCase()}${name.slice(1)}` },
    { message },
  )
