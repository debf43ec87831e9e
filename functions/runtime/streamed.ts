import { Readable, type Writable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import type { APIGatewayProxyEvent, Context } from 'aws-lambda'
import type { Handler } from './guarded.ts'
import type { StreamedResult } from './serve-stream.ts'

/** Makes the function that Lambda calls. It sends the status and the headers first, and then the body as it arrives. */
export const streamed = (gateway: Handler<StreamedResult>) =>
  awslambda.streamifyResponse<APIGatewayProxyEvent>(
    async (event: APIGatewayProxyEvent, stream: awslambda.HttpResponseStream, context: Context) => {
      const { statusCode, headers, body } = await gateway(event, context)
      const out = awslambda.HttpResponseStream.from(stream, { statusCode, headers: { ...headers } })
      await sendBody(typeof body === 'string' ? Readable.from([body]) : body, out)
    },
  )

/**
 * Sends a body as it arrives. A caller who leaves, even before the body begins, is no failure, and ends the body. When
 * this function returns, everything that was begun for the body has ended.
 */
export const sendBody = async (body: Readable, to: Writable): Promise<void> => {
  await pipeline(body, to).catch(() => undefined)
  // If the caller left before the start, the pipeline does not end the body.
  body.destroy()
  await finished(body).catch(() => undefined)
}
