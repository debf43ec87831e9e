import { Box, Dialog, Portal } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { Button, IconButton } from './button.tsx'
import { openDialog, titleOfDialog } from './focus.ts'
import { dismissAll } from './notify.ts'
import { toastRegion, toastRegionId } from './toast-region.ts'

type Props = {
  open: boolean
  /** Escape, a press outside, and the close button. Keep it open by leaving `open` true. */
  onClose: () => void
  title: ReactNode
  /** Read with the title. */
  text?: ReactNode
  children?: ReactNode
  /** Stays in view while the body scrolls: the buttons, the safe answer first. */
  footer?: ReactNode
  /** For questions: `alertdialog`. */
  role?: 'dialog' | 'alertdialog'
  /** What takes the focus at first; else the first field, or without one the first answer. */
  initialFocus?: RefObject<HTMLElement | null>
  /** There is something to read before anything is typed: the title takes the focus, and no keyboard rises. */
  readFirst?: boolean
  /** Takes the focus afterwards where the opener is not there any more. By default the opener takes it. */
  finalFocus?: () => HTMLElement | null
  /** For what is as wide as a page: more room on desks, and all of the screen on phones. `page`: room for it enlarged. */
  wide?: boolean | 'page'
  /** False while a save is under way: a press outside does nothing. */
  dismissible?: boolean
}

/**
 * The field that asks for the focus, else the first field or the first answer. Not the close button: a person who opens a
 * form wants to fill it in.
 */
const firstControl = (content: HTMLElement | null) =>
  content?.querySelector<HTMLElement>('[data-autofocus]') ??
  content?.querySelector<HTMLElement>('input:not([type=hidden]), select, textarea') ??
  content?.querySelector<HTMLElement>('.aiki-dialog__footer button') ??
  null

/** Where another dialog took the place of this one, the focus stays in that dialog, because it would close otherwise. */
const within = (to: HTMLElement | null): HTMLElement | null => {
  const over = openDialog()
  if (over?.contains(to) !== false) return to
  const { activeElement } = document
  return activeElement instanceof HTMLElement && over.contains(activeElement)
    ? activeElement
    : titleOfDialog(over)
}

const wide = {
  maxW: { md: 'reading' },
  minH: { base: '100dvh', md: '0' },
  maxH: { base: '100dvh', md: '100%' },
  borderRadius: { base: '0', md: 'lg' },
} as const
/** In pixels, and so wider than the letters of the page in it. */
const pageWidth = { ...wide, maxW: { md: '852px' } } as const

/** A dialog of at most 480 px on desks, a sheet from the bottom on phones. Focus stays inside and goes back. */
export const Sheet = (props: Props) => {
  const { open, onClose, title, text, children, footer, initialFocus, finalFocus, dismissible = true } = props
  const content = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  // What was said last would cover what opens now.
  useEffect(() => {
    if (open) dismissAll()
  }, [open])
  const focusFirst = props.readFirst ? heading : initialFocus
  return (
    <Dialog.Root
      open={open}
      onOpenChange={details => {
        if (!details.open) onClose()
      }}
      role={props.role ?? 'dialog'}
      closeOnEscape={dismissible}
      closeOnInteractOutside={dismissible}
      // The menu that opened this dialog is still on its way out, and would take along what lies over it.
      onRequestDismiss={event => event.preventDefault()}
      persistentElements={[toastRegion]}
      initialFocusEl={() => focusFirst?.current ?? firstControl(content.current)}
      {...(finalFocus && { finalFocusEl: () => within(finalFocus()) })}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content ref={content} {...(props.wide && (props.wide === 'page' ? pageWidth : wide))}>
            <Dialog.Header>
              <GrabBar />
              <Dialog.Title ref={heading} tabIndex={-1}>
                {title}
              </Dialog.Title>
              <Dialog.CloseTrigger asChild>
                <IconButton label="Close" size="lg" disabled={!dismissible} icon={<X size={20} />} />
              </Dialog.CloseTrigger>
            </Dialog.Header>
            <Dialog.Body>
              {text && <Dialog.Description mb={children ? '4' : undefined}>{text}</Dialog.Description>}
              {children}
            </Dialog.Body>
            {footer && <Dialog.Footer>{footer}</Dialog.Footer>}
            {/* What an open element of the dialog controls belongs to it: its focus trap lets the toast's buttons be. */}
            <button type="button" hidden aria-controls={toastRegionId} aria-expanded />
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}

const GrabBar = () => (
  <Box
    display={{ md: 'none' }}
    position="absolute"
    top="2"
    insetStart="50%"
    ms="-18px"
    width="36px"
    height="4px"
    borderRadius="thread"
    bg="border.emphasized"
    opacity="0.6"
  />
)

type ConfirmProps = Pick<Props, 'open' | 'onClose' | 'finalFocus'> & {
  title: string
  text: string
  /** The verb that does it, such as 'Delete application'. */
  confirmLabel: string
  /** The safe answer, which comes first and has the focus, such as 'Keep it'. */
  safeLabel: string
  busy?: boolean
  busyLabel?: string
  onConfirm: () => void
}

/** A question, and two answers. */
export const Confirm = (props: ConfirmProps) => {
  const { confirmLabel, safeLabel, busy = false, busyLabel = confirmLabel, onConfirm, ...sheet } = props
  const safe = useRef<HTMLButtonElement>(null)
  return (
    <Sheet
      {...sheet}
      role="alertdialog"
      initialFocus={safe}
      dismissible={!busy}
      footer={
        <>
          <Button ref={safe} variant="outline" onClick={sheet.onClose} disabled={busy}>
            {safeLabel}
          </Button>
          <Button variant="danger" loading={busy} loadingText={busyLabel} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  )
}
