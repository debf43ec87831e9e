import type { NoticeName } from '../../session/notice-state.ts'
import { Message } from '../../ui/message.tsx'

const texts: Record<NoticeName, string> = {
  'session-ended': 'Please log in again. What you typed is kept.',
  confirmed: 'Your email is confirmed. Log in to go on.',
  'confirmed-here': 'Your email is confirmed. The tab where you signed up is logging you in.',
  'already-confirmed': 'This email is confirmed already. Log in to go on.',
  'link-followed': 'Log in to go on. If your email is not confirmed yet, we ask for its code again.',
  'password-updated': 'Your password is updated. Log in with it to go on.',
}

const plain: ReadonlySet<NoticeName> = new Set(['session-ended', 'link-followed'])

/** Says above the login why a person is here. */
export const Notice = ({ name }: { name: NoticeName }) => (
  <Message tone={plain.has(name) ? 'info' : 'success'} role="status" text={texts[name]} />
)
