/** SQLite's error code for a full disk. */
const sqliteFull = 13

/** Whether a write failed because the disk is full. The database says so only in its message. */
export const isDiskFull = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  if (/disk is full|no space left on device/i.test(error.message)) return true
  if ('code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')) return true
  if ('errcode' in error && error.errcode === sqliteFull) return true
  return isDiskFull(error.cause)
}

export const diskFullWords =
  'The disk of this machine is full: nothing can be written. Make room, and it goes on by itself.'
