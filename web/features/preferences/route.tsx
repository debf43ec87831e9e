import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFirstTouch } from '../../browser/use-first-touch.ts'
import { UnsavedNote } from '../../forms/draft-notes.tsx'
import { lazyPart } from '../../kit/lazy-part.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { useAddress } from '../../kit/use-address.ts'
import { preferencesQuery } from '../../person/queries.ts'
import { useSession } from '../../session/session.tsx'
import { Button } from '../../ui/button.tsx'
import { moveFocusOn } from '../../ui/focus.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { preferencesDraft } from './preferences-form.ts'
import { PreferencesView } from './preferences-view.tsx'

/** The form comes when the person first touches the page, because most visits only read. */
const PreferencesEdit = lazyPart(
  async () => (await import('./preferences-edit.tsx')).PreferencesEdit,
  'Loading the form',
)

/** Job Preferences. `?edit=all` opens the form; before the first save, the form is open already. */
export const PreferencesRoute = () => {
  const session = useSession()
  const { params, open, close } = useAddress()
  const query = useQuery(preferencesQuery)
  const row = query.data
  // The first form stays open when another device saves, because the person may be typing.
  const [isFirst, setFirst] = useState(false)
  if (row?.version === 0 && !isFirst) setFirst(true)
  useFirstTouch(() => void PreferencesEdit.load().catch(() => undefined))
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
