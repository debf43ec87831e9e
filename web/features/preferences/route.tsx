import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { UnsavedNote } from '../../forms/draft-notes.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { useAddress } from '../../kit/use-address.ts'
import { preferencesQuery } from '../../person/queries.ts'
import { useSession } from '../../session/session.tsx'
import { Button } from '../../ui/button.tsx'
import { moveFocusOn } from '../../ui/focus.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { PreferencesEdit } from './preferences-edit.tsx'
import { preferencesDraft } from './preferences-form.ts'
import { PreferencesView } from './preferences-view.tsx'

/** Job Preferences: read once they were saved; `?edit=all` opens the form, which is there at once before that. */
export const PreferencesRoute = () => {
  const session = useSession()
  const { params, open, close } = useAddress()
  const query = useQuery(preferencesQuery)
  const row = query.data
  // The first form stays until the person is done, also when another device saves meanwhile.
  const [isFirst, setFirst] = useState(false)
  if (row?.version === 0 && !isFirst) setFirst(true)
  if (session.state === 'signed-out') return null
  const { sub } = session.person
  const closeForm = () => {
    setFirst(false)
    close('edit')
  }
  if (row && (isFirst || params.has('edit')))
    return <PreferencesEdit row={row} sub={sub} onClose={closeForm} />
  const edit = () => open({ edit: 'all' })
  return (
    <>
      <PageHead
        title="Job Preferences"
        text="What you look for, so that searches fit you."
        actions={
          row && (
            <Button ref={moveFocusOn()} onClick={edit}>
              Edit preferences
            </Button>
          )
        }
      />
      <Loaded
        query={query}
        loading="Loading preferences..."
        rows={8}
        wide
        failed="Your job preferences could not be loaded. They are safe with us. Please try again."
      >
        {preferences => (
          <>
            <UnsavedNote draft={preferencesDraft(sub)} onGoOn={edit} />
            <PreferencesView row={preferences} />
          </>
        )}
      </Loaded>
    </>
  )
}
