import { Copy } from 'lucide-react'
import { Fragment } from 'react'
import { Button } from '../../../../ui/button.tsx'
import type { useTextForm } from './use-text-form.ts'

type Props = Pick<ReturnType<typeof useTextForm>, 'conflict' | 'busy' | 'touched' | 'submit' | 'trouble'> & {
  onCopy: () => void
}

/** The foot of the dialog. */
export const TextButtons = ({ conflict, busy, touched, submit, trouble, onCopy }: Props) =>
  conflict ? (
    <Fragment key="conflict">
      <Button variant="outline" onClick={conflict.takeTheirs} disabled={busy}>
        Keep what is there
      </Button>
      <Button onClick={conflict.keepMine} loading={busy} loadingText="Saving...">
        Keep mine
      </Button>
    </Fragment>
  ) : (
    <Fragment key="text">
      <Button variant={touched ? 'outline' : 'solid'} onClick={onCopy}>
        <Copy />
        Copy
      </Button>
      {touched && (
        <Button
          loading={busy}
          loadingText="Saving..."
          onClick={() => void submit()}
          aria-keyshortcuts="Control+S Meta+S"
        >
          {trouble?.kind === 'lost' ? 'Try again' : 'Save changes'}
        </Button>
      )}
    </Fragment>
  )
