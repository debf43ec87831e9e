import { ApiError } from '../../shared/api/errors.ts'
import { ConnectionLost } from '../api/connection-lost.ts'
import { appendPiece, noParts, type Parts, type StreamEvent } from './streamed-text.ts'

/**
 * Reads a stream to its end, and returns its value. Calls `show` for each piece of text. Throws ApiError if the server
 * failed, ConnectionLost if the stream broke off, or the signal's reason.
 */
export const readStream = async <Value>(
  events: AsyncIterable<StreamEvent<Value>>,
  show: (change: (parts: Parts) => Parts) => void,
): Promise<Value> => {
  for await (const event of events) {
    if (event.type === 'piece') show(parts => appendPiece(parts, event.part, event.text))
    else if (event.type === 'again') show(() => noParts)
    else if (event.type === 'done') return event.value
    else {
      const { code, fields, requestId } = event.error
      throw new ApiError(code, { ...(fields && { fields }), ...(requestId && { requestId }) })
    }
  }
  throw new ConnectionLost()
}
