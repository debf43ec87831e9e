import { Portal, VisuallyHidden } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** Read out and not shown, also while a dialog is open: it stands beside the page, in which dialogs silence the rest. */
export const Announcement = ({ children }: { children: ReactNode }) => (
  <Portal>
    <VisuallyHidden role="status" aria-live="polite">
      {children}
    </VisuallyHidden>
  </Portal>
)
