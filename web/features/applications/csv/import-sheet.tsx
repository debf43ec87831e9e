import { chakra } from '@chakra-ui/react'
import { Fragment, useState } from 'react'
import * as z from 'zod/mini'
import { draft } from '../../../kit/draft.ts'
import { Button } from '../../../ui/button.tsx'
import { bringIntoView } from '../../../ui/hand-on-focus.ts'
import { Sheet } from '../../../ui/sheet.tsx'
import { firstFocusable, moreButton } from '../focus.ts'
import { Choose } from './choose.tsx'
import { Preview } from './preview.tsx'
import { Sending } from './sending.tsx'
import { usePlan } from './use-plan.ts'
import { useSending } from './use-sending.ts'

type Props = { open: boolean; sub: string; onClose: () => void }

/** Brings applications in from a spreadsheet: choose, look at what would be added, send. */
export const ImportSheet = ({ open, sub, onClose }: Props) => {
  const kept = draft(sub, 'import', z.string())
  const [pasted, setPasted] = useState(() => kept.read() ?? '')
  const { plan, refused, source, reading, read, clear } = usePlan()
  const { state, progress, send } = useSending({
    sub,
    open,
    onAdded: () => {
      // Another text may have been typed since, here or in a second tab.
      if (kept.read() === source) kept.write(null)
    },
  })
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
    if (plan?.rows.length === 0)
      return (
        <Fragment key="nothing">
          <Button variant="outline" onClick={clear}>
            Back
          </Button>
          <Button onClick={cancel}>Done</Button>
        </Fragment>
      )
    if (plan) {
      const { rows } = plan
      return (
        <Fragment key="send">
          <Button variant="outline" onClick={begun ? onClose : clear} disabled={state === 'pending'}>
            {begun ? 'Stop here' : 'Back'}
          </Button>
          <Button onClick={() => send(rows)} loading={state === 'pending'} loadingText="Adding">
            {begun ? 'Try again' : `Add ${rows.length} ${rows.length === 1 ? 'application' : 'applications'}`}
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
          loading={reading}
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
      finalFocus={() => firstFocusable(moreButton)}
      footer={footer()}
    >
      {refused !== null && (
        <chakra.p
          ref={bringIntoView}
          role="alert"
          mb="4"
          p="3"
          borderRadius="md"
          bg="error.subtle"
          color="error.fg"
          textStyle="small"
        >
          {refused}
        </chakra.p>
      )}
      {!plan && <Choose pasted={pasted} busy={reading} onPasted={paste} onFile={read} />}
      {plan && !begun && <Preview plan={plan} />}
      {plan && begun && (
        <Sending plan={plan} progress={progress} failed={state === 'error'} done={state === 'success'} />
      )}
    </Sheet>
  )
}
