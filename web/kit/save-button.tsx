import { Button } from '../ui/button.tsx'
import { againOr, type RequestError } from './request-error.ts'

type Props = {
  /** Of useVersionedForm. */
  of: { readonly busy: boolean; readonly error: RequestError | null; readonly submit: () => unknown }
}

/** Saves what was typed in an editor. Ctrl+S does the same (see useShortcut). */
export const SaveButton = ({ of: { busy, error, submit } }: Props) => (
  <Button
    loading={busy}
    loadingText="Saving..."
    onClick={() => void submit()}
    aria-keyshortcuts="Control+S Meta+S"
  >
    {againOr('Save changes', error)}
  </Button>
)
