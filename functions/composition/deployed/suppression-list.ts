import { loadedLater } from '../../runtime/load-once.ts'
import type { Services } from '../services.ts'

export const suppressionList: Services['suppressionList'] = () => {
  const { method } = loadedLater(async () =>
    (await import('../clients/suppression-list.ts')).suppressionList(),
  )
  return { remove: method(it => it.remove) }
}
