import { applicationsAtMost } from '../../../../shared/api/applications.ts'
import type { Notice } from '../../../ui/notify.ts'

export type Progress = {
  readonly sent: number
  readonly added: number
  readonly alreadyTracked: number
  /** There was no room for them. */
  readonly leftOut: number
}
export const nothingYet: Progress = { sent: 0, added: 0, alreadyTracked: 0, leftOut: 0 }

/** Why rows were left out by the server; empty: none was. */
export const noRoomWords = ({ leftOut }: Progress): string =>
  leftOut > 0
    ? `${leftOut} ${leftOut === 1 ? 'row was' : 'rows were'} left out: you have as many applications as there can be, ${applicationsAtMost.toLocaleString('en')}. Delete some, then import the file once more.`
    : ''

/** Of an import whose dialog was closed while it was sent: that it is done. */
export const addedNotice = (progress: Progress): Notice => {
  const { added, alreadyTracked } = progress
  const tracked = alreadyTracked > 0 ? `, ${alreadyTracked} already tracked` : ''
  return {
    kind: 'success',
    title: 'Imported',
    description:
      `${added} ${added === 1 ? 'application' : 'applications'} added${tracked}. ${noRoomWords(progress)}`.trim(),
  }
}

/** And that it broke off, before the last of `all` rows. */
export const stoppedNotice = ({ sent }: Progress, all: number): Notice => ({
  kind: 'error',
  title: 'Import stopped',
  description: `It stopped after ${sent} of ${all} rows. Those are safe. Try again, or import the file once more: nothing is added twice.`,
})
