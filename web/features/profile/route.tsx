import { useQuery } from '@tanstack/react-query'
import { useFirstTouch } from '../../browser/use-first-touch.ts'
import { UnsavedNote } from '../../forms/draft-notes.tsx'
import { lazyPart } from '../../kit/lazy-part.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { useAddress } from '../../kit/use-address.ts'
import { profileQuery } from '../../person/queries.ts'
import { useSession } from '../../session/session.tsx'
import { Button } from '../../ui/button.tsx'
import { moveFocusOn } from '../../ui/focus.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { profileDraft } from './profile-form.ts'
import { ProfileView } from './profile-view.tsx'

/** The form comes when the person first touches the page, because most visits only read. */
const ProfileEdit = lazyPart(async () => (await import('./profile-edit.tsx')).ProfileEdit, 'Loading the form')

/** My Profile. `?edit=<field>` opens the form at that field. */
export const ProfileRoute = () => {
  const session = useSession()
  const { params, open, close } = useAddress()
  const query = useQuery(profileQuery)
  const profile = query.data ?? undefined
  const first = params.get('edit')
  useFirstTouch(() => void ProfileEdit.load().catch(() => undefined))
  if (session.state === 'signed-out') return null
  const { sub } = session.person
  if (profile && first !== null)
    return <ProfileEdit profile={profile} sub={sub} first={first} onClose={() => close('edit')} />
  const edit = () => open({ edit: 'all' })
  return (
    <>
      <PageHead
        title="My Profile"
        text="What Aiki knows about you. Only you can see it."
        actions={
          profile && (
            <Button ref={moveFocusOn()} onClick={edit}>
              Edit profile
            </Button>
          )
        }
      />
      <Loaded
        // The server answers null where there is no profile.
        query={{ ...query, data: profile, isLoadingError: !query.isPending && !profile }}
        loading="Loading your profile"
        rows={8}
        failed="Failed to load profile. Please try again."
      >
        {row => (
          <>
            <UnsavedNote draft={profileDraft(sub)} onGoOn={edit} />
            <ProfileView profile={row} person={session.person} />
          </>
        )}
      </Loaded>
    </>
  )
}
