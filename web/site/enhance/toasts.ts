import { timing } from '../../timing.ts'
import { dismiss, notices, type Shown } from '../../ui/notify.ts'
import { toastRegion } from '../../ui/toast-region.ts'
import { copyOf, fill } from './slots.ts'

/** Alive for five seconds, not counting those in which somebody points at it or has the focus in it. */
const live = (toast: HTMLElement, close: () => void): void => {
  let timer = setTimeout(close, timing.toast)
  const hold = () => clearTimeout(timer)
  const release = () => {
    clearTimeout(timer)
    timer = setTimeout(close, timing.toast)
  }
  toast.addEventListener('pointerenter', hold)
  toast.addEventListener('pointerleave', release)
  toast.addEventListener('focusin', hold)
  toast.addEventListener('focusout', release)
  toast.querySelector('button')?.addEventListener('click', close)
}

const toastOf = ({ id, kind, title, description = '' }: Shown): HTMLElement => {
  const toast = copyOf(kind === 'success' ? 'toast-success' : 'toast-error')
  fill(toast, 'title', title)
  if (description) fill(toast, 'description', description)
  else toast.querySelector('[data-slot=description]')?.remove()
  live(toast, () => dismiss(id))
  return toast
}

/** Shows what `notify` says, in the page's two live regions. */
export const showNotices = (): void => {
  const region = toastRegion()
  if (!region) return
  const [polite, urgent] = ['success', 'error'].map(kind => region.querySelector(`[data-toasts=${kind}]`))
  notices.subscribe(() => {
    const notice = notices.current()
    polite?.replaceChildren()
    urgent?.replaceChildren()
    if (notice) (notice.kind === 'success' ? polite : urgent)?.append(toastOf(notice))
  })
}
