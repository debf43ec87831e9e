import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { UnsavedNote } from '../../forms/unsaved-note.tsx'
import { usePart } from '../../kit/use-part.ts'
import { preferencesQuery } from '../../person/preferences-query.ts'
import { useSession } from '../../session/session.tsx'
import { Button } from '../../ui/button.tsx'
import { handOnFocus } from '../../ui/hand-on-focus.ts'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Panel } from '../../ui/panel.tsx'
import { ThreadLines } from '../../ui/thread-lines.tsx'
import { preferencesDraftOf } from './fields.ts'
import { PreferencesEdit } from './preferences-edit.tsx'
import { PreferencesView } from './preferences-view.tsx'

/** Job Preferences: read once they were saved; `?edit=all` opens the form, which is there at once before that. */
export const PreferencesRoute = () => {
  const session = useSession()
  const { part: editing, open, close } = usePart('edit')
  const { data: row, isPending, isFetching, refetch } = useQuery(preferencesQuery)
  const sub = session.state === 'signed-in' ? session.person.sub : ''
  const kept = useMemo(() => preferencesDraftOf(sub), [sub])

  const isFirst = row?.version === 0
  // Once begun, the first form stays until it is done, also when another device saves meanwhile.
  const [first, setFirst] = useState(isFirst)
  if (isFirst && !first) setFirst(true)
  const done = () => {
    setFirst(false)
    close()
  }
  if (row && (first || editing !== null))
    return <PreferencesEdit row={row} sub={sub} isFirst={isFirst} onDone={done} />
  const edit = () => open('all')
  return (
    <>
      <PageHead
        title="Job Preferences"
        text="What you look for, so that searches fit you."
        actions={
          row && (
            <Button ref={handOnFocus()} onClick={edit}>
              Edit preferences
            </Button>
          )
        }
      />
      {isPending && (
        <Panel inset="card">
          <ThreadLines rows={8} label="Loading preferences..." />
        </Panel>
      )}
      {!isPending && !row && (
        <LoadFailed
          text="Your job preferences could not be loaded. They are safe with us. Please try again."
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {row && (
        <>
          <UnsavedNote kept={kept} onGoOn={edit} />
          <PreferencesView row={row} />
        </>
      )}
    </>
  )
}
