import { useEffect, useEffectEvent } from 'react'
import { notify } from '../../ui/notify.ts'

/** Who goes on with words that are not saved is told where they are. */
export const useLeavingNote = (unsaved: boolean): void => {
  const left = useEffectEvent(() => {
    if (unsaved)
      notify({
        kind: 'info',
        title: 'Your changes are not saved yet.',
        description: 'They are kept on this device. Open the resume again to go on.',
      })
  })
  useEffect(() => () => left(), [])
}
