import { loadedLater } from '../../runtime/load-once.ts'
import type { Services } from '../services.ts'
import { filesDirectory } from './files-directory.ts'
import { objects } from './objects.ts'

export const index: Services['index'] = (rhythm = {}) => {
  const options = { objects: objects(), directory: filesDirectory(), ...rhythm }
  const { loaded, method } = loadedLater(async () =>
    (await import('../../jobs/current-index.ts')).createCurrentIndex(options),
  )
  return {
    get: method(it => it.get),
    newest: method(it => it.newest),
    close: async () => (await loaded()).close(),
  }
}
