import { queueVariable } from '../../queues/payload.ts'
import { setting } from '../../runtime/env.ts'
import { loadedLater } from '../../runtime/load-once.ts'
import type { Services } from '../services.ts'

export const queues: Services['queues'] = () => {
  const { loaded } = loadedLater(async () =>
    (await import('../clients/queues.ts')).queues(name => setting(queueVariable(name))),
  )
  return {
    send: async (...message) => (await loaded()).send(...message),
    waiting: async name => (await loaded()).waiting(name),
  }
}
