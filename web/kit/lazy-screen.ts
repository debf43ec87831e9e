import { type ComponentType, createElement, lazy, useState } from 'react'
import { type LazyFile, lazyFile } from '../browser/load-file.ts'

type ShowProps<Props> = {
  file: LazyFile<ComponentType<Props>>
  Lazy: ComponentType<Props>
  props: Props
}

/** Chooses the component once, because a change to another component would remount the screen. */
const Show = <Props extends object>({ file, Lazy, props }: ShowProps<Props>) => {
  const [Content] = useState(() => file.loaded() ?? Lazy)
  return createElement(Content, props)
}

/**
 * A screen, or a part of a screen, in a file of its own. Put an ErrorBoundary around it. If the file was preloaded, the
 * screen is drawn at once, without the fallback of its Suspense.
 */
export const lazyScreen = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  screenOf(lazyFile(load))

/** The same for a file that others load too. */
export const screenOf = <Props extends object>(file: LazyFile<ComponentType<Props>>) => {
  const Lazy: ComponentType<Props> = lazy(async () => ({ default: await file.load() }))
  return Object.assign((props: Props) => createElement(Show<Props>, { file, Lazy, props }), {
    load: file.load,
  })
}
