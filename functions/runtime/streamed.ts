import { Readable } from 'node:stream'
import type { APIGatewayProxyEvent, Context } from 'aws-lambda'
import type { Handler } from './guarded.ts'
import { sendBody } from './send-body.ts'
import type { StreamedResult } from './serve-stream.ts'

/** What Lambda calls: the result's status and headers first, then its body as it comes. */
export const streamed = (gateway: Handler<StreamedResult>) =>
  awslambda.streamifyResponse<APIGatewayProxyEvent>(
    async (event: APIGatewayProxyEvent, stream: awslambda.HttpResponseStream, context: Context) => {
      const { statusCode, headers, body } = await gateway(event, context)
      const out = awslambda.HttpResponseStream.from(stream, { statusCode, headers: { ...headers } })
      await sendBody(typeof body === 'string' ? Readable.from([body]) : body, out)
    },
  )
