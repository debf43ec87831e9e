import { createContext, type ReactNode, useContext, useEffect, useMemo, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { useLocation, useNavigate } from 'react-router-dom'
import { clearDrafts } from './drafts.ts'
import { paths } from './paths.ts'
import { queryClient } from './query-client.ts'
import { noticeState } from './screens/auth/notice-state.ts'
import { loadIdentity } from './session/load-identity.ts'
import { type Session, session } from './session/store.ts'
import { notify } from './ui/notify.ts'

type SessionActions = { readonly signOut: () => Promise<void> }

const Actions = createContext<SessionActions | null>(null)

const subOf = (current: Session) => (current.state === 'signed-in' ? current.person.sub : null)

/** Stands inside the router: it takes people to the landing page when they leave, and to the login when their session ends. */
export const SessionProvider = ({ children }: { children: ReactNode }) => {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()

  useEffect(
    () =>
      session.onEnd(() =>
        navigate(paths.auth({ next: pathname + search }), { state: noticeState('session-ended') }),
      ),
    [navigate, pathname, search],
  )

  useEffect(() => {
    let before = subOf(session.current())
    return session.subscribe(() => {
      const now = subOf(session.current())
      if (now !== before) queryClient.clear()
      before = now
    })
  }, [])

  const actions = useMemo(
    () => ({
      signOut: async () => {
        try {
          const { signOut } = await loadIdentity()
          await signOut()
          const leaving = session.current()
          // Painted before the session is gone: the screen that is left must not ask to log in.
          flushSync(() => navigate(paths.home))
          session.set(null)
          if (leaving.state === 'signed-in') clearDrafts(leaving.person.sub)
          notify({ kind: 'success', title: 'Logged out' })
        } catch (error) {
          notify({
            kind: 'error',
            title: 'Logout Error',
            description: error instanceof Error ? error.message : undefined,
          })
        }
      },
    }),
    [navigate],
  )
  return <Actions value={actions}>{children}</Actions>
}

/** Who is signed in, and the way out. */
export const useSession = (): Session & SessionActions => {
  const actions = useContext(Actions)
  if (!actions) throw new Error('useSession is used outside of SessionProvider')
  return { ...useSyncExternalStore(session.subscribe, session.current), ...actions }
}
