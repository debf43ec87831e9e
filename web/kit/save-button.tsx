import { Button } from '../ui/button.tsx'
import { labelOrRetry, type RequestError } from './request-error.ts'

type Props = {
  /** The result of useVersionedForm. */
  form: { readonly busy: boolean; readonly error: RequestError | null; readonly submit: () => unknown }
}

/** The save button of an editor. Ctrl+S does the same (see useShortcut). */
export const SaveButton = ({ form: { busy, error, submit } }: Props) => (
  <Button
    loading={busy}
    loadingText="Saving..."
    onClick={() => void submit()}
    aria-keyshortcuts="Control+S Meta+S"
  >
    {labelOrRetry('Save changes', error)}
  </Button>
)
