import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { CircleAlert, CircleCheck, Info, type LucideIcon, WifiOff, X } from 'lucide-react'
import { toastRecipe } from '../../theme/recipes/toast.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import type { Notice } from '../../ui/notify.ts'
import { toastRegionId } from '../../ui/toast-region.ts'

const kinds = [
  ['success', CircleCheck],
  ['error', CircleAlert],
  ['info', Info],
  ['offline', WifiOff],
] as const

/** The public pages' place for toasts, and their patterns: the same look as web/ui/toasts.tsx, filled in by enhance/toasts.ts. */
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
      {kinds.map(([kind, Icon]) => (
        <Pattern key={kind} kind={kind} Icon={Icon} />
      ))}
    </chakra.div>
  )
}

const Pattern = ({ kind, Icon }: { kind: Notice['kind']; Icon: LucideIcon }) => {
  const styles = useSlotRecipe({ recipe: toastRecipe })()
  return (
    <template id={`toast-${kind}`}>
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
  )
}
