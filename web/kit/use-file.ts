import { useEffect, useEffectEvent, useReducer } from 'react'
import type { LazyFile } from '../browser/load-file.ts'
import { notify } from '../ui/notify.ts'

/**
 * What lies over a screen and is in a file of its own, such as a dialog or the drawer: undefined until it is wanted and
 * has come. If it does not come, the person is told and `onMissing` takes the wish back; the next wish asks again.
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
    if (!wanted || file.here()) return
    let left = false
    file.load().then(
      () => !left && redraw(),
      () => !left && missing(),
    )
    return () => {
      left = true
    }
  }, [file, wanted])
  return wanted ? file.here() : undefined
}
