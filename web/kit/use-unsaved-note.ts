import { useEffect, useEffectEvent } from 'react'
import { notify } from '../ui/notify.ts'

/** When the editor closes with unsaved changes, a toast says that they are stored on this device. `noun`: 'letter'. */
export const useUnsavedNote = (open: boolean, hasUnsaved: boolean, noun: string): void => {
  const closed = useEffectEvent(() => {
    if (hasUnsaved)
      notify({
        kind: 'info',
        title: 'Your changes are not saved yet.',
        description: `They are kept on this device. Open the ${noun} again to continue.`,
      })
  })
  useEffect(() => (open ? () => closed() : undefined), [open])
}
