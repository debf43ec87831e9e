import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Application, ApplicationForm } from '../../../../shared/api/applications.ts'
import { ApiError } from '../../../../shared/api/errors.ts'
import { notify } from '../../../ui/notify.ts'
import { changesBetween } from '../form-values.ts'
import { createApplication, updateApplication } from '../mutations.ts'
import { findRow } from '../pages.ts'
import { applicationsQuery } from '../queries.ts'
import { fieldFaults, saveTrouble } from './save-trouble.ts'
import type { Trouble } from './trouble.tsx'
import { useDraftedForm } from './use-drafted-form.ts'

type Options = { row: Application | null; sub: string; onDone: () => void }

/** Saves what the dialog holds, and says what stands in the way. `conflict` holds the row as others left it. */
export const useApplicationForm = ({ row, sub, onDone }: Options) => {
  const { form, start, forget, startAfresh, ...draft } = useDraftedForm(row, sub)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const [theirs, setTheirs] = useState<Application | null>(null)
  const client = useQueryClient()
  const create = useMutation(createApplication)
  const update = useMutation(updateApplication)

  const done = (message?: string) => {
    forget()
    if (message) notify({ kind: 'success', title: 'Success', description: message })
    onDone()
  }

  const seeTheirs = async () => {
    await client.invalidateQueries({ queryKey: applicationsQuery.queryKey })
    const now = findRow(client.getQueryData(applicationsQuery.queryKey), start.id)
    if (now && now.version > start.version) setTheirs(now)
    else throw new ApiError('not_found')
  }

  const fail = async (error: unknown): Promise<void> => {
    const code = error instanceof ApiError ? error.code : null
    if (code === 'unauthenticated') return
    if (code === 'stale_version') return seeTheirs().catch(fail)
    const faults = fieldFaults(error)
    for (const { field, message } of faults) form.setError(field, { message }, { shouldFocus: true })
    const { toast, trouble } = saveTrouble(error, row === null)
    notify(toast)
    if (faults.length === 0) setTrouble(trouble)
  }

  const attempt = async (work: () => Promise<unknown>, message: string) => {
    setTrouble(null)
    try {
      await work()
    } catch (error) {
      setTheirs(null)
      return fail(error)
    }
    done(message)
  }

  const add = (values: ApplicationForm) =>
    attempt(() => create.mutateAsync({ id: start.id, form: values }), 'Application added successfully')
  const edit = (version: number, changes: Partial<ApplicationForm>) =>
    attempt(() => update.mutateAsync({ id: start.id, version, changes }), 'Application updated successfully')

  const save = form.handleSubmit(values => {
    if (!row || trouble?.kind === 'gone') return add(values)
    const changes = changesBetween(start.before, values)
    return Object.keys(changes).length > 0 ? edit(start.version, changes) : done()
  })

  const mine = changesBetween(start.before, form.getValues())
  return {
    form,
    ...draft,
    save,
    busy: create.isPending || update.isPending,
    trouble,
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
