import { chakra, Textarea } from '@chakra-ui/react'
import { Fragment, useState } from 'react'
import * as z from 'zod/mini'
import { importRowLimit } from '../../../shared/domain/application-import.ts'
import { draft } from '../../kit/draft.ts'
import { Button } from '../../ui/button.tsx'
import { FilePicker } from '../../ui/file-picker.tsx'
import { firstFocusable } from '../../ui/focus.ts'
import { FormField } from '../../ui/form-field.tsx'
import { FormError } from '../../ui/message.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { ImportPreview } from './import-preview.tsx'
import { ImportProgress, useImport } from './import-sending.tsx'
import { useImportPreview } from './use-import-preview.ts'

type Props = { open: boolean; sub: string; onClose: () => void }

/** Imports applications from a spreadsheet in three steps: choose, look at the rows, send. */
export const ImportDialog = ({ open, sub, onClose }: Props) => {
  const pastedDraft = draft(sub, 'import', z.string())
  const [pasted, setPasted] = useState(() => pastedDraft.read() ?? '')
  const { preview, refused, source, isReading, read, clear } = useImportPreview()
  const { state, progress, send } = useImport({
    sub,
    onAdded: () => {
      // The person may have typed another text since, here or in a second tab.
      if (pastedDraft.read() === source) pastedDraft.write(null)
    },
  })
  const isBegun = state !== 'idle'

  const paste = (text: string) => {
    setPasted(text)
    pastedDraft.write(text || null)
  }
  const cancel = () => {
    pastedDraft.write(null)
    onClose()
  }

  // Each step has its own buttons, so that a second press can't hit a button of the next step.
  const footer = () => {
    if (state === 'success')
      return (
        <Button key="done" onClick={onClose}>
          Done
        </Button>
      )
    if (preview?.rows.length === 0)
      return (
        <Fragment key="nothing">
          <Button variant="outline" onClick={clear}>
            Back
          </Button>
          <Button onClick={cancel}>Done</Button>
        </Fragment>
      )
    if (preview) {
      const { rows } = preview
      return (
        <Fragment key="send">
          <Button variant="outline" onClick={isBegun ? onClose : clear} disabled={state === 'pending'}>
            {isBegun ? 'Stop here' : 'Back'}
          </Button>
          <Button onClick={() => send(rows)} loading={state === 'pending'} loadingText="Adding">
            {isBegun
              ? 'Try again'
              : `Add ${rows.length} ${rows.length === 1 ? 'application' : 'applications'}`}
          </Button>
        </Fragment>
      )
    }
    return (
      <Fragment key="choose">
        <Button variant="outline" onClick={cancel}>
          Cancel
        </Button>
        <Button
          onClick={() => read(pasted)}
          disabled={pasted.trim() === ''}
          loading={isReading}
          loadingText="Reading"
        >
          Read pasted text
        </Button>
      </Fragment>
    )
  }

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="Import from CSV"
      dismissible={state !== 'pending'}
      finalFocus={() => firstFocusable('more')}
      footer={footer()}
    >
      {!preview && (
        <Choose refused={refused} pasted={pasted} busy={isReading} onPasted={paste} onFile={read} />
      )}
      {preview && !isBegun && <ImportPreview plan={preview} />}
      {preview && isBegun && <ImportProgress plan={preview} state={state} progress={progress} />}
    </Sheet>
  )
}

type ChooseProps = {
  /** Why the file or the text can't be imported. */
  refused: string | null
  pasted: string
  busy: boolean
  onPasted: (text: string) => void
  onFile: (file: File) => void
}

const Choose = ({ refused, pasted, busy, onPasted, onFile }: ChooseProps) => (
  <chakra.div display="grid" gap="4">
    <FormError text={refused ?? undefined} />
    <chakra.p color="fg.muted">
      The first row must hold the column names. Job title and Company are needed. Location, Status, Applied
      date, Interview, Job URL and Notes are optional.
    </chakra.p>
    <FilePicker
      label="Choose a CSV file"
      hint={`Up to 5 MB and ${importRowLimit.toLocaleString('en')} rows`}
      accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
      busy={busy}
      onFile={onFile}
    />
    <FormField label="Or paste the rows here" hint="Copied from a spreadsheet, with the row of column names.">
      <Textarea
        value={pasted}
        onChange={event => onPasted(event.target.value)}
        rows={5}
        spellCheck={false}
        fontFamily="mono"
        fontSize="sm"
      />
    </FormField>
  </chakra.div>
)
