import { Fragment } from 'react'
import { Button } from '../../../ui/button.tsx'
import { DownloadMenu } from '../../../writing/download.tsx'
import { letterDownloadWords, useLetterDownloads } from '../downloads.ts'
import type { LetterForm } from './use-letter-form.ts'

type Props = Pick<LetterForm, 'conflict' | 'busy' | 'touched' | 'submit'> & {
  id: string
  /** `the letter for Supply Planner at Tudun Foods` */
  of: string
  /** There is something to press Save for. */
  canSave: boolean
  isLost: boolean
}

/** The foot of the dialog. The files are made of what is saved: what is not yet is saved first. */
export const LetterButtons = ({ id, of, conflict, busy, touched, submit, canSave, isLost }: Props) => {
  const choices = useLetterDownloads(id)
  if (conflict)
    return (
      <Fragment key="conflict">
        <Button variant="outline" onClick={conflict.takeTheirs} disabled={busy}>
          Keep what is there
        </Button>
        <Button onClick={conflict.keepMine} loading={busy} loadingText="Saving...">
          Keep mine
        </Button>
      </Fragment>
    )
  return (
    <Fragment key="letter">
      <DownloadMenu
        of={of}
        words={letterDownloadWords}
        unit="sentence"
        onSeeLeftOut={null}
        choices={choices.map(choice => ({
          ...choice,
          get: async () => {
            if (touched && !(await submit())) throw new Error('What is in the dialog was not saved.')
            return choice.get()
          },
        }))}
      />
      {canSave && (
        <Button
          loading={busy}
          loadingText="Saving..."
          onClick={() => void submit()}
          aria-keyshortcuts="Control+S Meta+S"
        >
          {isLost ? 'Try again' : 'Save changes'}
        </Button>
      )}
    </Fragment>
  )
}
