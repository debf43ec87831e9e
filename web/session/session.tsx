import { createContext, type ReactNode, useContext, useEffect, useMemo, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '../paths.ts'
import { dismissAll, notify } from '../ui/notify.ts'
import { type SignOutReason, signOutReason } from './sign-out-notice.ts'
import { type Session, session } from './store.ts'
import { signOut } from './tokens.ts'

type SessionActions = {
  /** Leads to the landing page, which says the reason. */
  readonly signOut: (reason?: SignOutReason) => void
}

const Actions = createContext<SessionActions | null>(null)

type Props = {
  /** The person signs out: what is theirs on this device is to be deleted. */
  onSignOut: (sub: string) => void
  children: ReactNode
}

/** Stands inside the router: it takes people to the landing page when they leave, and to the login when their session ends. */
export const SessionProvider = ({ onSignOut, children }: Props) => {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()

  useEffect(
    () =>
      session.onEnd(() =>
        navigate(paths.auth({ next: pathname + search }), { state: noticeState('session-ended') }),
      ),
    [navigate, pathname, search],
  )

  // The next person must not get the Undo of the one before.
  useEffect(() => session.onPersonChange(dismissAll), [])

  const actions = useMemo(
    () => ({
      signOut: (reason: SignOutReason = 'logged-out') => {
        try {
          signOut()
          const sub = session.sub()
          if (sub !== null) onSignOut(sub)
          session.leave()
          signOutReason.write(reason)
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
    [onSignOut],
  )
  return <Actions value={actions}>{children}</Actions>
}

/** Who is signed in, and the way out. */
export const useSession = (): Session & SessionActions => {
  const actions = useContext(Actions)
  if (!actions) throw new Error('useSession is used outside of SessionProvider')
  return { ...useSyncExternalStore(session.subscribe, session.current), ...actions }
}

/** Why a person is sent to the login. */
const notices = [
  'session-ended',
  'confirmed',
  'confirmed-here',
  'already-confirmed',
  'link-followed',
  'password-updated',
] as const
export type NoticeName = (typeof notices)[number]

/** Travels in the history entry: it outlives a reload, and is not in the address. */
export const noticeState = (notice: NoticeName): { notice: NoticeName } => ({ notice })

export const readNotice = (historyState: unknown): NoticeName | null => {
  if (typeof historyState !== 'object' || historyState === null) return null
  const found: unknown = Reflect.get(historyState, 'notice')
  return notices.find(notice => notice === found) ?? null
}
