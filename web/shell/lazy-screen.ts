import { type ComponentType, lazy } from 'react'
import { lazyFile } from '../load-file.ts'

/** A screen, or a part of one that stands in the page, in a file of its own. Put a Trouble around it. */
export const lazyScreen = <Props extends object>(bring: () => Promise<ComponentType<Props>>) => {
  const file = lazyFile(bring)
  return lazy(async () => ({ default: await file.load() }))
}
