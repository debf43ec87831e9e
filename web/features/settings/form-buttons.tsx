import { Button } from '../../ui/button.tsx'

type Props = {
  /** The id of the form that they belong to. */
  form: string
  action: string
  busyAction: string
  busy: boolean
  danger?: boolean
  onCancel: () => void
}

/** The end of a dialog with a form: the safe answer first. */
export const FormButtons = ({ form, action, busyAction, busy, danger = false, onCancel }: Props) => (
  <>
    <Button variant="outline" onClick={onCancel} disabled={busy}>
      Cancel
    </Button>
    <Button
      type="submit"
      form={form}
      variant={danger ? 'danger' : 'solid'}
      loading={busy}
      loadingText={busyAction}
    >
      {action}
    </Button>
  </>
)
