import { chakra, Portal, useSlotRecipe } from '@chakra-ui/react'
import { CircleAlert, CircleCheck, Info, WifiOff, X } from 'lucide-react'
import { useEffect, useSyncExternalStore } from 'react'
import { toastRecipe } from '../theme/recipes/toast.ts'
import { timing } from '../timing.ts'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'
import { dismiss, notices, type Shown } from './notify.ts'
import { toastRegion, toastRegionId } from './toast-region.ts'
import { endInTime } from './toast-time.ts'
import { useFocusBack } from './use-focus-back.ts'

const icons = { success: CircleCheck, error: CircleAlert, info: Info, offline: WifiOff }

/** From wherever the keyboard is, also within a dialog. */
const goToToast = (event: KeyboardEvent) => {
  if (event.altKey && event.code === 'KeyT') toastRegion()?.querySelector('button')?.focus()
}

/**
 * Once in the app. Two live regions stand from the start: screen readers hear only regions that they knew of. The mark
 * `data-live-announcer` keeps an open dialog from hiding them.
 */
export const Toasts = () => {
  const notice = useSyncExternalStore(notices.subscribe, notices.current)
  const styles = useSlotRecipe({ recipe: toastRecipe })()
  const urgent = notice?.kind === 'error'
  useEffect(() => {
    window.addEventListener('keydown', goToToast)
    return () => window.removeEventListener('keydown', goToToast)
  }, [])
  return (
    <Portal>
      <chakra.div
        id={toastRegionId}
        role="region"
        aria-label="Notifications (Alt+T)"
        data-live-announcer
        css={styles.region}
      >
        <div role="status" aria-live="polite">
          {notice && !urgent && <Toast key={notice.id} notice={notice} />}
        </div>
        <div role="alert" aria-live="assertive">
          {notice && urgent && <Toast key={notice.id} notice={notice} />}
        </div>
      </chakra.div>
    </Portal>
  )
}

const Toast = ({ notice }: { notice: Shown }) => {
  const styles = useSlotRecipe({ recipe: toastRecipe })()
  const focusBack = useFocusBack()
  const Icon = icons[notice.kind]
  const shownFor = notice.action ? timing.toastWithAction : timing.toast
  const { ref } = focusBack
  useEffect(() => {
    if (ref.current) return endInTime(ref.current, shownFor, () => dismiss(notice.id))
  }, [ref, notice.id, shownFor])
  return (
    <chakra.div css={styles.root} data-toast ref={ref} onFocus={focusBack.onFocus}>
      <chakra.span css={styles.icon} data-kind={notice.kind}>
        <Icon size={22} />
      </chakra.span>
      <chakra.div css={styles.words}>
        <chakra.p css={styles.title}>{notice.title}</chakra.p>
        {notice.description && <chakra.p css={styles.text}>{notice.description}</chakra.p>}
      </chakra.div>
      <chakra.div display="flex" alignItems="center" ms="auto">
        {notice.action && <Act notice={notice} action={notice.action} />}
        <IconButton label="Dismiss" tone="subtle" icon={<X />} onClick={() => dismiss(notice.id)} />
      </chakra.div>
    </chakra.div>
  )
}

const Act = ({ notice, action }: { notice: Shown; action: { label: string; onClick: () => void } }) => (
  <Button
    variant="ghost"
    color="brand.fg"
    onClick={() => {
      dismiss(notice.id)
      action.onClick()
    }}
  >
    {action.label}
  </Button>
)
