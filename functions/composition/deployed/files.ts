import { setting } from '../../runtime/env.ts'
import { loadedLater } from '../../runtime/load-once.ts'
import type { Services } from '../services.ts'

export const files: Services['files'] = () => {
  const bucket = setting('FILE_BUCKET')
  const { loaded, method } = loadedLater(async () => (await import('../clients/files.ts')).files(bucket))
  return {
    uploadLink: method(it => it.uploadLink),
    arrived: method(it => it.arrived),
    keep: method(it => it.keep),
    link: method(it => it.link),
    forget: method(it => it.forget),
    remove: method(it => it.remove),
    keptBefore: async function* (time) {
      yield* (await loaded()).keptBefore(time)
    },
  }
}
