import { timing } from '../../timing.ts'
import { dismiss, notices, type Shown } from '../../ui/notify.ts'
import { toastRegion } from '../../ui/toast-region.ts'
import { endInTime } from '../../ui/toast-time.ts'
import { copyOf, fill } from './slots.ts'

const toastOf = ({ id, kind, title, description = '' }: Shown): HTMLElement => {
  const toast = copyOf(`toast-${kind}`)
  fill(toast, 'title', title)
  if (description) fill(toast, 'description', description)
  else toast.querySelector('[data-slot=description]')?.remove()
  toast.querySelector('button')?.addEventListener('click', () => dismiss(id))
  return toast
}

/** Shows what `notify` says, in the page's two live regions. Returns the way to stop. */
export const showNotices = (): (() => void) => {
  const region = toastRegion()
  const [polite, urgent] = ['polite', 'urgent'].map(name => region?.querySelector(`[data-toasts=${name}]`))
  if (!polite || !urgent) return () => undefined
  let stop = () => {}
  return notices.subscribe(() => {
    stop()
    const notice = notices.current()
    polite.replaceChildren()
    urgent.replaceChildren()
    if (!notice) return
    const toast = toastOf(notice)
    stop = endInTime(toast, timing.toast, () => dismiss(notice.id))
    const place = notice.kind === 'error' ? urgent : polite
    place.append(toast)
  })
}
