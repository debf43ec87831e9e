import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { firstFocusable, moreButton } from '../focus.ts'
import { Choose } from './choose.tsx'
import { Preview } from './preview.tsx'
import { Sending } from './sending.tsx'
import { useImport } from './use-import.ts'

/** Brings applications in from a spreadsheet: choose, look at what would be added, send. */
export const ImportSheet = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const { plan, total, progress, state, read, readFile, clear, send } = useImport()
  const [pasted, setPasted] = useState('')
  const accepted = plan?.refused === null ? plan : null
  const begun = state !== 'idle'

  const footer = () => {
    if (state === 'success') return <Button onClick={onClose}>Done</Button>
    if (accepted)
      return (
        <>
          <Button variant="outline" onClick={begun ? onClose : clear} disabled={state === 'pending'}>
            {begun ? 'Stop here' : 'Back'}
          </Button>
          <Button onClick={send} loading={state === 'pending'} loadingText="Adding" disabled={total === 0}>
            {begun ? 'Try again' : `Add ${total} ${total === 1 ? 'application' : 'applications'}`}
          </Button>
        </>
      )
    return (
      <>
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button onClick={() => read(pasted)} disabled={pasted.trim() === ''}>
          Read pasted text
        </Button>
      </>
    )
  }

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="Import from CSV"
      dismissible={state !== 'pending'}
      finalFocus={() => firstFocusable(moreButton)}
      footer={footer()}
    >
      {plan && plan.refused !== null && (
        <chakra.p
          role="alert"
          mb="4"
          p="3"
          borderRadius="md"
          bg="error.subtle"
          color="error.fg"
          textStyle="small"
        >
          {plan.refused}
        </chakra.p>
      )}
      {!accepted && <Choose pasted={pasted} onPasted={setPasted} onFile={readFile} />}
      {accepted && !begun && <Preview plan={accepted} />}
      {accepted && begun && (
        <Sending
          total={total}
          progress={progress}
          failed={state === 'error'}
          done={state === 'success'}
          problems={accepted.problems}
        />
      )}
    </Sheet>
  )
}
