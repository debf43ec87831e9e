import { setting } from '../../runtime/env.ts'
import { loadedLater } from '../../runtime/load-once.ts'
import type { Services } from '../services.ts'

export const objects: Services['objects'] = () => {
  const bucket = setting('OBJECT_BUCKET')
  const { method } = loadedLater(async () => (await import('../clients/objects.ts')).objects(bucket))
  return {
    get: method(it => it.get),
    range: method(it => it.range),
    download: method(it => it.download),
    put: method(it => it.put),
    upload: method(it => it.upload),
  }
}
