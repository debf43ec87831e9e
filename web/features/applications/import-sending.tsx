import { chakra } from '@chakra-ui/react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { monotonicFactory } from 'ulid'
import { applicationsAtMost, importBatchSize, type NewApplication } from '../../../shared/api/applications.ts'
import { ApiError } from '../../../shared/api/errors.ts'
import type { ImportPlan } from '../../../shared/domain/application-csv-plan.ts'
import type { ImportRow } from '../../../shared/domain/application-import.ts'
import { addMany } from '../../applications/writes.ts'
import { isSignedOut } from '../../kit/request-error.ts'
import { useIsHere } from '../../kit/use-is-here.ts'
import { session } from '../../session/store.ts'
import { FormError } from '../../ui/message.tsx'
import { dismissAll, type Notice, notify } from '../../ui/notify.ts'
import { LeftOut } from './import-preview.tsx'
import { reloadAfterWrites, resumeReloads, writeKey } from './list-cache.ts'

type Progress = {
  readonly sent: number
  readonly added: number
  readonly alreadyTracked: number
  /** Rows over the limit of applications. */
  readonly leftOut: number
}
const nothingYet: Progress = { sent: 0, added: 0, alreadyTracked: 0, leftOut: 0 }

/** Why the server left rows out; '' where it left none out. */
const noRoomWords = ({ leftOut }: Progress): string =>
  leftOut > 0
    ? `${leftOut} ${leftOut === 1 ? 'row was' : 'rows were'} left out: you can have at most ${applicationsAtMost.toLocaleString('en')} applications. Delete some, then import the file again.`
    : ''

/** The toast where the dialog was closed before the import ended. */
const addedNotice = (progress: Progress): Notice => {
  const { added, alreadyTracked } = progress
  const tracked = alreadyTracked > 0 ? `, ${alreadyTracked} already tracked` : ''
  return {
    kind: 'success',
    title: 'Imported',
    description:
      `${added} ${added === 1 ? 'application' : 'applications'} added${tracked}. ${noRoomWords(progress)}`.trim(),
  }
}

/** The rows with ids that sort the first row as the newest. */
const withIds = (rows: readonly ImportRow[]): NewApplication[] => {
  const nextId = monotonicFactory()
  const oldestFirst = [...rows].reverse().map(({ form }) => ({ id: nextId(), ...form }))
  return oldestFirst.reverse()
}

/** The person may sign out while rows are sent. The next person of this tab must not get the rest. */
const expectSender = (sub: string): void => {
  if (session.sub() !== sub) throw new ApiError('unauthenticated')
}

/**
 * Sends rows in batches. Try again continues where the import stopped, with the same ids, so that no row is added twice.
 * The import also continues after the dialog was closed; a toast then says how it ended.
 */
export const useImport = ({ sub, onAdded }: { sub: string; onAdded: () => void }) => {
  const client = useQueryClient()
  const isHere = useIsHere()
  const rows = useRef<readonly NewApplication[]>([])
  // A closed dialog loses its state, and the import continues.
  const reached = useRef(nothingYet)
  const [progress, setProgress] = useState(nothingYet)

  const { status, mutate } = useMutation({
    mutationKey: writeKey('import'),
    mutationFn: async () => {
      while (reached.current.sent < rows.current.length) {
        const { sent, added, alreadyTracked, leftOut } = reached.current
        const batch = rows.current.slice(sent, sent + importBatchSize)
        expectSender(sub)
        const answer = await addMany(batch)
        reached.current = {
          sent: sent + batch.length,
          added: added + answer.added,
          alreadyTracked: alreadyTracked + answer.alreadyTracked,
          leftOut: leftOut + answer.leftOut,
        }
        setProgress(reached.current)
      }
    },
    onSuccess: () => {
      onAdded()
      if (!isHere()) notify(addedNotice(reached.current))
    },
    onError: error => {
      if (isHere() || isSignedOut(error)) return
      notify({
        kind: 'error',
        title: 'Import stopped',
        description: `It stopped after ${reached.current.sent} of ${rows.current.length} rows. Those rows are safe. Try again, or import the file again: no row is added twice.`,
        action: { label: 'Try again', onClick: () => mutate() },
      })
    },
    onSettled: () => {
      reloadAfterWrites(client)
      resumeReloads(client)
    },
  })

  const send = (toAdd: readonly ImportRow[]) => {
    if (rows.current.length === 0) rows.current = withIds(toAdd)
    dismissAll()
    mutate()
  }
  return { state: status, progress, send }
}

type Props = { plan: ImportPlan; state: 'idle' | 'pending' | 'error' | 'success'; progress: Progress }

export const ImportProgress = ({ plan: { rows, tracked, problems }, state, progress }: Props) => {
  const isDone = state === 'success'
  const { sent, added, alreadyTracked, leftOut } = progress
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
      {!isDone && <Bar value={sent} max={rows.length} aria-label="Rows sent" />}
      <chakra.p role="status">
        {isDone
          ? `${added} added, ${tracked.length + alreadyTracked} already tracked, ${problems.length + leftOut} left out.`
          : `${sent} of ${rows.length} rows sent.`}
      </chakra.p>
      {state === 'error' && (
        <FormError
          text={`The import stopped after ${sent} of ${rows.length} rows. Those rows are safe. If you try again, the import continues from there and adds no row twice.`}
        />
      )}
      {isDone && leftOut > 0 && <chakra.p role="alert">{noRoomWords(progress)}</chakra.p>}
      {isDone && <LeftOut problems={problems} />}
    </chakra.div>
  )
}

const Bar = chakra('progress', {
  base: {
    appearance: 'none',
    width: 'full',
    height: '2',
    border: '0',
    borderRadius: 'thread',
    overflow: 'hidden',
    bg: 'bg.emphasized',
    '&::-webkit-progress-bar': { bg: 'bg.emphasized' },
    '&::-webkit-progress-value': { bg: 'brand.solid' },
    '&::-moz-progress-bar': { bg: 'brand.solid' },
  },
})
