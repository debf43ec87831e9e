import { useEffect, useEffectEvent, useReducer } from 'react'
import type { LazyFile } from '../browser/load-file.ts'
import { notify } from './notify.ts'

/**
 * The exports of a file that is loaded when it is wanted, such as a dialog or the drawer; undefined until it is loaded. If
 * it can't be loaded, a toast says so, and `onMissing` makes it unwanted; when it is wanted again, it is asked for again.
 */
export const useFile = <T>(file: LazyFile<T>, wanted: boolean, onMissing: () => void): T | undefined => {
  const [, redraw] = useReducer((times: number) => times + 1, 0)
  const missing = useEffectEvent(() => {
    notify({
      kind: 'offline',
      title: 'That did not load',
      description: 'The connection dropped. What you typed is kept. Please try again.',
    })
    onMissing()
  })
  useEffect(() => {
    if (!wanted || file.loaded()) return
    let left = false
    file.load().then(
      () => !left && redraw(),
      () => !left && missing(),
    )
    return () => {
      left = true
    }
  }, [file, wanted])
  return wanted ? file.loaded() : undefined
}
