import { chakra } from '@chakra-ui/react'
import { Fragment, useState } from 'react'
import * as z from 'zod'
import { draft } from '../../../drafts.ts'
import { Button } from '../../../ui/button.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { firstFocusable, moreButton } from '../focus.ts'
import { Choose } from './choose.tsx'
import { Preview } from './preview.tsx'
import { Sending } from './sending.tsx'
import { useImport } from './use-import.ts'

type Props = { open: boolean; sub: string; onClose: () => void }

/** Brings applications in from a spreadsheet: choose, look at what would be added, send. */
export const ImportSheet = ({ open, sub, onClose }: Props) => {
  const kept = draft(sub, 'import', z.string())
  const [pasted, setPasted] = useState(() => kept.read() ?? '')
  const { plan, total, progress, state, read, readFile, clear, send } = useImport({
    onAdded: () => kept.write(null),
  })
  const accepted = plan?.refused === null ? plan : null
  const begun = state !== 'idle'

  const paste = (text: string) => {
    setPasted(text)
    kept.write(text || null)
  }
  const cancel = () => {
    kept.write(null)
    onClose()
  }

  // Each step has buttons of its own: a second press must not land on what has just come in its place.
  const footer = () => {
    if (state === 'success')
      return (
        <Button key="done" onClick={onClose}>
          Done
        </Button>
      )
    if (accepted)
      return (
        <Fragment key="send">
          <Button variant="outline" onClick={begun ? onClose : clear} disabled={state === 'pending'}>
            {begun ? 'Stop here' : 'Back'}
          </Button>
          <Button onClick={send} loading={state === 'pending'} loadingText="Adding" disabled={total === 0}>
            {begun ? 'Try again' : `Add ${total} ${total === 1 ? 'application' : 'applications'}`}
          </Button>
        </Fragment>
      )
    return (
      <Fragment key="choose">
        <Button variant="outline" onClick={cancel}>
          Cancel
        </Button>
        <Button onClick={() => read(pasted)} disabled={pasted.trim() === ''}>
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
      {!accepted && <Choose pasted={pasted} onPasted={paste} onFile={readFile} />}
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
