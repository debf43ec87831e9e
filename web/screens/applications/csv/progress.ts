import type { Notice } from '../../../ui/notify.ts'

export type Progress = { readonly sent: number; readonly added: number; readonly alreadyTracked: number }
export const nothingYet: Progress = { sent: 0, added: 0, alreadyTracked: 0 }

/** Of an import whose dialog was closed while it was sent: that it is done. */
export const addedNotice = ({ added, alreadyTracked }: Progress): Notice => {
  const tracked = alreadyTracked > 0 ? `, ${alreadyTracked} already tracked` : ''
  return {
    kind: 'success',
    title: 'Imported',
    description: `${added} ${added === 1 ? 'application' : 'applications'} added${tracked}.`,
  }
}

/** And that it broke off, before the last of `all` rows. */
export const stoppedNotice = ({ sent }: Progress, all: number): Notice => ({
  kind: 'error',
  title: 'Import stopped',
  description: `It stopped after ${sent} of ${all} rows. Those are safe. Try again, or import the file once more: nothing is added twice.`,
})
