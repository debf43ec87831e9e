import { ApiError } from '../../shared/api/errors.ts'
import { ConnectionLost } from '../api/connection-lost.ts'
import { grown, noParts, type Parts, type StreamEvent } from './streamed-text.ts'

/**
 * The value that a stream ends with; `show` is told of what comes before. Throws ApiError, ConnectionLost where the
 * stream breaks off, or the signal's reason.
 */
export const readStream = async <Value>(
  events: AsyncIterable<StreamEvent<Value>>,
  show: (change: (parts: Parts) => Parts) => void,
): Promise<Value> => {
  for await (const event of events) {
    if (event.type === 'piece') show(parts => grown(parts, event.part, event.text))
    else if (event.type === 'again') show(() => noParts)
    else if (event.type === 'done') return event.value
    else {
      const { code, fields, requestId } = event.error
      throw new ApiError(code, { ...(fields && { fields }), ...(requestId && { requestId }) })
    }
  }
  throw new ConnectionLost()
}
