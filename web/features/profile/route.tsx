import { useQuery } from '@tanstack/react-query'
import { UnsavedNote } from '../../forms/draft-notes.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { useAddress } from '../../kit/use-address.ts'
import { profileQuery } from '../../person/queries.ts'
import { useSession } from '../../session/session.tsx'
import { Button } from '../../ui/button.tsx'
import { moveFocusOn } from '../../ui/focus.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { ProfileEdit } from './profile-edit.tsx'
import { profileDraft } from './profile-form.ts'
import { ProfileView } from './profile-view.tsx'

/** My Profile: read at first; `?edit=<field>` opens the form at that field. */
export const ProfileRoute = () => {
  const session = useSession()
  const { params, open, close } = useAddress()
  const query = useQuery(profileQuery)
  const profile = query.data ?? undefined
  const first = params.get('edit')
  if (session.state === 'signed-out') return null
  const { sub } = session.person
  if (profile && first !== null)
    return <ProfileEdit profile={profile} sub={sub} first={first} onClose={() => close('edit')} />
  const edit = () => open({ edit: 'all' })
  return (
    <>
      <PageHead
        title="My Profile"
        text="What Aiki knows of you, and you alone can see."
        actions={
          profile && (
            <Button ref={moveFocusOn()} onClick={edit}>
              Edit profile
            </Button>
          )
        }
      />
      <Loaded
        // Before there is a profile, the server answers null.
        query={{ ...query, data: profile, isLoadingError: !query.isPending && !profile }}
        loading="Loading your profile"
        rows={8}
        wide
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
