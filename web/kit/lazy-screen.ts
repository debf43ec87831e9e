import { type ComponentType, createElement, lazy, useState } from 'react'
import { type LazyFile, lazyFile } from '../browser/load-file.ts'

type Shown<Props> = { file: LazyFile<ComponentType<Props>>; Later: ComponentType<Props>; props: Props }

/** Chosen once: what it began as it stays. */
const Show = <Props extends object>({ file, Later, props }: Shown<Props>) => {
  const [Content] = useState(() => file.loaded() ?? Later)
  return createElement(Content, props)
}

/**
 * A screen, or a part of one that stands in the page, in a file of its own. Put an ErrorBoundary around it. What was loaded
 * before it is shown is there at once, without the fallback of its Suspense.
 */
export const lazyScreen = <Props extends object>(bring: () => Promise<ComponentType<Props>>) => {
  const file = lazyFile(bring)
  const Later: ComponentType<Props> = lazy(async () => ({ default: await file.load() }))
  return Object.assign((props: Props) => createElement(Show<Props>, { file, Later, props }), {
    load: file.load,
  })
}
