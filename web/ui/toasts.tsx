import { chakra, Portal, useSlotRecipe } from '@chakra-ui/react'
import { CircleAlert, CircleCheck, Info, WifiOff, X } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { toastRecipe } from '../theme/recipes/toast.ts'
import { timing } from '../timing.ts'
import { Button, IconButton } from './button.tsx'
import { focusInPlace } from './focus.ts'
import { dismiss, notices, type Shown } from './notify.ts'
import { endInTime, isSaidInline, markFullSheet, toastRegion, toastRegionId } from './toast-region.ts'

export const toastIcons = { success: CircleCheck, error: CircleAlert, info: Info, offline: WifiOff }

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

/** Whether a form in view says the words too. It is asked two frames later, when the form has drawn its error as well. */
const useSaidInline = (words: string | undefined): boolean => {
  const [isSaid, setSaid] = useState(false)
  useEffect(() => {
    if (words === undefined) return
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setSaid(isSaidInline(words)))
    })
    return () => cancelAnimationFrame(frame)
  }, [words])
  return isSaid
}

const Toast = ({ notice: { id, kind, title, description, action, other } }: { notice: Shown }) => {
  const styles = useSlotRecipe({ recipe: toastRecipe })()
  const root = useRef<HTMLDivElement>(null)
  const focusedBefore = useRef<HTMLElement | null>(null)
  const Icon = toastIcons[kind]
  const isSaid = useSaidInline(description)
  const shownFor = action ? timing.toastWithAction : timing.toast
  useEffect(() => {
    if (root.current) return endInTime(root.current, shownFor, () => dismiss(id))
  }, [id, shownFor])
  useLayoutEffect(() => (root.current ? markFullSheet(root.current) : undefined), [])
  // Where the toast goes with the focus in it, the focus returns to where it was.
  useLayoutEffect(() => {
    const toast = root.current
    return () => {
      if (toast?.contains(document.activeElement)) focusInPlace(focusedBefore.current)
    }
  }, [])
  return (
    <chakra.div
      css={styles.root}
      data-toast
      ref={root}
      onFocus={({ currentTarget, relatedTarget: from }) => {
        if (from instanceof HTMLElement && !currentTarget.contains(from)) focusedBefore.current = from
      }}
    >
      <chakra.span css={styles.icon} data-kind={kind}>
        <Icon size={22} />
      </chakra.span>
      <chakra.div css={styles.words}>
        <chakra.p css={styles.title}>{title}</chakra.p>
        {description && (
          // What stands in the form already is only read out: nobody needs to see it twice.
          <chakra.p css={styles.text} srOnly={isSaid}>
            {description}
          </chakra.p>
        )}
      </chakra.div>
      <chakra.div display="flex" alignItems="center" ms="auto">
        {[action, other].map(
          each =>
            each && (
              <Button
                key={each.label}
                variant="ghost"
                color="brand.fg"
                px="3"
                onClick={() => {
                  dismiss(id)
                  each.onClick()
                }}
              >
                {each.label}
              </Button>
            ),
        )}
        <IconButton label="Dismiss" tone="subtle" icon={<X />} onClick={() => dismiss(id)} />
      </chakra.div>
    </chakra.div>
  )
}
