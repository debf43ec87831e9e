import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { UnsavedNote } from '../../forms/unsaved-note.tsx'
import { usePart } from '../../kit/use-part.ts'
import { profileQuery } from '../../person/queries.ts'
import { useSession } from '../../session/session.tsx'
import { Button } from '../../ui/button.tsx'
import { handOnFocus } from '../../ui/hand-on-focus.ts'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Panel } from '../../ui/panel.tsx'
import { ThreadLines } from '../../ui/thread-lines.tsx'
import { profileDraftOf } from './form/draft.ts'
import { ProfileEdit } from './form/profile-edit.tsx'
import { ProfileView } from './view/profile-view.tsx'

/** My Profile: read at first; `?edit=<field>` opens the form at that field. */
export const ProfileRoute = () => {
  const session = useSession()
  const { part: editing, open, close } = usePart('edit')
  const { data: profile, isPending, isFetching, refetch } = useQuery(profileQuery)
  const sub = session.state === 'signed-in' ? session.person.sub : ''
  const kept = useMemo(() => profileDraftOf(sub), [sub])
  if (session.state === 'signed-out') return null

  if (profile && editing !== null)
    return <ProfileEdit profile={profile} sub={sub} first={editing} onDone={close} />
  const edit = () => open('all')
  return (
    <>
      <PageHead
        title="My Profile"
        text="What Aiki knows of you, and you alone can see."
        actions={
          profile && (
            <Button ref={handOnFocus()} onClick={edit}>
              Edit profile
            </Button>
          )
        }
      />
      {isPending && (
        <Panel inset="card">
          <ThreadLines rows={8} label="Loading your profile" />
        </Panel>
      )}
      {!isPending && !profile && (
        <LoadFailed
          text="Failed to load profile. Please try again."
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {profile && (
        <>
          <UnsavedNote kept={kept} onGoOn={edit} />
          <ProfileView profile={profile} person={session.person} />
        </>
      )}
    </>
  )
}
