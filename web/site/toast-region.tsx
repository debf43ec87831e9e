import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { toastRecipe } from '../theme/recipes/toast.ts'
import { IconButton } from '../ui/button.tsx'
import { toastRegionId } from '../ui/toast-region.ts'
import { toastIcons } from '../ui/toasts.tsx'

/** The public pages' place for toasts, and their patterns, which page-controls.ts fills. They look as in web/ui/toasts.tsx. */
export const ToastRegion = () => {
  const styles = useSlotRecipe({ recipe: toastRecipe })()
  return (
    <chakra.div
      id={toastRegionId}
      role="region"
      aria-label="Notifications"
      data-live-announcer
      css={styles.region}
    >
      <div role="status" aria-live="polite" data-toasts="polite" />
      <div role="alert" aria-live="assertive" data-toasts="urgent" />
      {Object.entries(toastIcons).map(([kind, Icon]) => (
        <template key={kind} id={`toast-${kind}`}>
          <chakra.div css={styles.root}>
            <chakra.span css={styles.icon} data-kind={kind}>
              <Icon size={22} />
            </chakra.span>
            <chakra.div css={styles.words}>
              <chakra.p css={styles.title} data-slot="title" />
              <chakra.p css={styles.text} data-slot="description" />
            </chakra.div>
            <IconButton label="Dismiss" tone="subtle" icon={<X />} />
          </chakra.div>
        </template>
      ))}
    </chakra.div>
  )
}
