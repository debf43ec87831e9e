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
