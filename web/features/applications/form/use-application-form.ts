import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Application } from '../../../../shared/api/applications.ts'
import { ApiError } from '../../../../shared/api/errors.ts'
import type { Trouble } from '../../../forms/trouble-of.ts'
import { dismissAll, notify } from '../../../ui/notify.ts'
import { changesBetween } from '../form-values.ts'
import { reloadRow } from '../list-cache.ts'
import { createApplication, readdApplication, updateApplication } from '../mutations.ts'
import { type Changes, isGone } from '../writes.ts'
import { applicationFaults, saveTrouble } from './save-trouble.ts'
import { useDraftedForm } from './use-drafted-form.ts'

type Options = {
  row: Application | null
  sub: string
  /** There when what is added may be out of view: offered then. */
  onShowAll: (() => void) | undefined
  onDone: () => void
}

const added = 'Application added successfully'

/** Saves what the dialog holds, and says what stands in the way. `conflict` holds the row as others left it. */
export const useApplicationForm = ({ row, sub, onShowAll, onDone }: Options) => {
  const { form, start, markSent, forget, startAfresh, ...draft } = useDraftedForm(row, sub)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const [theirs, setTheirs] = useState<Application | null>(null)
  const [gone, setGone] = useState(false)
  const [busy, setBusy] = useState(false)
  const client = useQueryClient()
  const create = useMutation(createApplication)
  const update = useMutation(updateApplication)
  const readd = useMutation(readdApplication)
  const { id } = start

  const done = (message?: string) => {
    forget()
    const offered = message === added && onShowAll && { action: { label: 'Show all', onClick: onShowAll } }
    if (message) notify({ kind: 'success', title: 'Success', description: message, ...offered })
    onDone()
  }

  const seeTheirs = async () => {
    const now = await reloadRow(client, id)
    if (!now) throw new ApiError('not_found')
    setTheirs(now)
  }

  const fail = async (error: unknown): Promise<void> => {
    const code = error instanceof ApiError ? error.code : null
    if (code === 'unauthenticated') return
    if (code === 'stale_version') return seeTheirs().catch(fail)
    setTheirs(null)
    setGone(gone || isGone(error))
    const faults = applicationFaults(error)
    for (const { field, message } of faults) form.setError(field, { message }, { shouldFocus: true })
    const { toast, trouble } = saveTrouble(error, row === null || gone)
    notify(toast)
    if (faults.length === 0) setTrouble(trouble)
  }

  const attempt = async (work: () => Promise<unknown>, message: string) => {
    dismissAll()
    setTrouble(null)
    setBusy(true)
    try {
      await work()
      done(message)
    } catch (error) {
      await fail(error)
    }
    setBusy(false)
  }

  const edit = (version: number, changes: Changes) =>
    attempt(() => update.mutateAsync({ id, version, changes }), 'Application updated successfully')

  const save = form.handleSubmit(values => {
    if (!row) {
      markSent()
      return attempt(() => create.mutateAsync({ id, form: values }), added)
    }
    const changes = changesBetween(start.before, values)
    if (gone) return attempt(() => readd.mutateAsync({ id, form: values, changes }), added)
    return Object.keys(changes).length > 0 ? edit(start.version, changes) : done()
  })

  const mine = changesBetween(start.before, form.getValues())
  return {
    form,
    ...draft,
    save,
    busy,
    trouble,
    gone,
    startAfresh: () => {
      setTrouble(null)
      startAfresh()
    },
    discard: () => done(),
    conflict: theirs && {
      theirs,
      mine,
      keepMine: () => edit(theirs.version, mine),
      takeTheirs: () => done(),
    },
  }
}
