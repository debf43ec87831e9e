import { createContext, type ReactNode, useContext, useEffect, useMemo, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { clearDrafts } from '../kit/draft.ts'
import { paths } from '../paths.ts'
import { dismissAll, notify } from '../ui/notify.ts'
import { type Farewell, sayFarewell } from './farewell.ts'
import { noticeState } from './notice-state.ts'
import { type Session, session } from './store.ts'
import { signOut } from './tokens.ts'

type SessionActions = {
  /** Leads to the landing page, where the farewell is said. */
  readonly signOut: (farewell?: Farewell) => void
}

const Actions = createContext<SessionActions | null>(null)

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

  // An Undo of the one before is not for the next.
  useEffect(() => session.onOther(dismissAll), [])

  const actions = useMemo(
    () => ({
      signOut: (farewell: Farewell = 'logged-out') => {
        try {
          signOut()
          const leaving = session.current()
          if (leaving.state === 'signed-in') clearDrafts(leaving.person.sub)
          session.leave()
          sayFarewell(farewell)
          location.assign(paths.home)
        } catch (error) {
          notify({
            kind: 'error',
            title: 'Logout Error',
            description: error instanceof Error ? error.message : undefined,
          })
        }
      },
    }),
    [],
  )
  return <Actions value={actions}>{children}</Actions>
}

/** Who is signed in, and the way out. */
export const useSession = (): Session & SessionActions => {
  const actions = useContext(Actions)
  if (!actions) throw new Error('useSession is used outside of SessionProvider')
  return { ...useSyncExternalStore(session.subscribe, session.current), ...actions }
}
