import { Fragment } from 'react'
import { Button } from '../ui/button.tsx'

type Props = {
  formId: string
  /** What was typed, beside what was changed elsewhere meanwhile; null where nothing was. */
  conflict: { takeTheirs: () => void; keepMine: () => void } | null
  busy: boolean
  touched: boolean
  onDiscard: () => void
  saveLabel: string
  savingLabel?: string
}

/**
 * The foot of a form in a sheet, and while two versions stand against each other the choice between them: buttons of
 * their own, for a second press must not land on an answer that has just come.
 */
export const SheetButtons = ({
  formId,
  conflict,
  busy,
  touched,
  onDiscard,
  saveLabel,
  savingLabel = 'Saving',
}: Props) =>
  conflict ? (
    <Fragment key="conflict">
      <Button variant="outline" onClick={conflict.takeTheirs} disabled={busy}>
        Keep what is there
      </Button>
      <Button onClick={conflict.keepMine} loading={busy} loadingText="Saving">
        Keep mine
      </Button>
    </Fragment>
  ) : (
    <Fragment key="form">
      <Button variant="outline" onClick={onDiscard} disabled={busy}>
        {touched ? 'Discard' : 'Cancel'}
      </Button>
      <Button type="submit" form={formId} loading={busy} loadingText={savingLabel}>
        {saveLabel}
      </Button>
    </Fragment>
  )
