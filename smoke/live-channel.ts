import { liveChannel } from '../shared/api/live.ts'
import { realtimeOf } from '../web/live/socket.ts'

const base64Url = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

type Asked = { readonly endpoint: string; readonly token: string; readonly sub: string }

/** Subscribes to the channel of a person, and returns the type of the answer, such as `subscribe_error`. */
export const subscriptionAnswer = ({ endpoint, token, sub }: Asked): Promise<string> => {
  const { address, host } = realtimeOf(endpoint)
  const authorization = { Authorization: token, host }
  const socket = new WebSocket(address, ['aws-appsync-event-ws', `header-${base64Url(authorization)}`])
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  socket.onopen = () => socket.send(JSON.stringify({ type: 'connection_init' }))
  socket.onerror = () => reject(new Error(`The connection to ${address} failed.`))
  socket.onclose = () => resolve('closed')
  socket.onmessage = ({ data }) => {
    const { type } = JSON.parse(String(data))
    const subscribe = { type: 'subscribe', id: crypto.randomUUID(), channel: liveChannel(sub), authorization }
    if (type === 'connection_ack') socket.send(JSON.stringify(subscribe))
    if (['subscribe_success', 'subscribe_error', 'connection_error'].includes(type)) resolve(type)
  }
  return promise.finally(() => socket.close())
}
