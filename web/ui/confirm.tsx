import { useRef } from 'react'
import { Button } from './button.tsx'
import { Sheet } from './sheet.tsx'

type Props = {
  open: boolean
  title: string
  text: string
  /** The verb that does it, such as 'Delete application'. */
  confirmLabel: string
  /** The safe answer, which comes first and has the focus, such as 'Keep it'. */
  safeLabel: string
  busy?: boolean
  busyLabel?: string
  onConfirm: () => void
  onClose: () => void
  finalFocus?: () => HTMLElement | null
}

export const Confirm = (props: Props) => {
  const { open, title, text, confirmLabel, safeLabel, busy = false, busyLabel, onConfirm, onClose } = props
  const safe = useRef<HTMLButtonElement>(null)
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={title}
      text={text}
      role="alertdialog"
      initialFocus={safe}
      dismissible={!busy}
      {...(props.finalFocus && { finalFocus: props.finalFocus })}
      footer={
        <>
          <Button ref={safe} variant="outline" onClick={onClose} disabled={busy}>
            {safeLabel}
          </Button>
          <Button variant="danger" loading={busy} loadingText={busyLabel ?? confirmLabel} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  )
}
