import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { ApiError } from '../../../shared/api/errors.ts'
import type { Resume, ResumeWithFacts } from '../../../shared/api/resumes.ts'
import { api } from '../../api.ts'
import { changedFields, pick } from '../../forms/changes.ts'
import { fieldFaults } from '../../forms/field-faults.ts'
import { useKeptWords } from '../../forms/use-kept-words.ts'
import { useVersionedSave } from '../../forms/use-versioned-save.ts'
import { notify } from '../../ui/notify.ts'
import { resumeQuery, takeResume } from '../../writing/resume-queries.ts'
import {
  begin,
  canBeSaved,
  fieldsOf,
  type ResumeFields,
  type ResumeValues,
  resumeDraftOf,
  resumeFieldNames,
  resumeFields,
} from './fields.ts'

type Options = ResumeWithFacts & { sub: string; onFault: () => void }

/** The form of a resume, from its draft if there is one. A save sends what was changed, from the version it was seen in. */
export const useResumeForm = ({ resume: row, facts, sub, onFault }: Options) => {
  const client = useQueryClient()
  const kept = useMemo(() => resumeDraftOf(sub, row.id), [sub, row.id])
  const [found] = useState(() => kept.read())
  const [restored, setRestored] = useState(found !== null)
  const [start, setStart] = useState(() => found ?? begin(row))
  /** What the person changed, as it was last sent. */
  const [mine, setMine] = useState<Partial<ResumeValues>>({})
  /** What was typed when it was last sent: more may be typed before the answer is there. */
  const sent = useRef(start.values)
  const wasSaved = useRef(true)
  /** The version of others that was decided about. */
  const [settled, setSettled] = useState<Resume | null>(null)

  const form = useForm<ResumeFields, unknown, ResumeValues>({
    resolver: zodResolver(resumeFields),
    defaultValues: start.values,
  })
  const [touched, setTouched] = useKeptWords({
    form,
    restored: found !== null,
    differ: values => changedFields(start.before, values).length > 0,
    keep: values => kept.write(values && { ...start, values }),
  })

  /** The form goes on from here. What somebody typed meanwhile stays. */
  const goOnFrom = (now: Resume, values: ResumeFields = fieldsOf(now)) => {
    const fresh = begin(now)
    const differs = changedFields(fresh.values, values).length > 0
    setStart(fresh)
    setRestored(false)
    if (changedFields(form.getValues(), values).length > 0) form.reset(values)
    kept.write(differs ? { ...fresh, values } : null)
    setTouched(differs)
  }

  const {
    save,
    theirs: others,
    ...saving
  } = useVersionedSave<Resume>({
    reload: async () => (await client.fetchQuery({ ...resumeQuery(row.id), staleTime: 0 })).resume,
    markFaults: error => {
      const faults = fieldFaults(error, resumeFieldNames)
      for (const { field, message } of faults) form.setError(field, { message }, { shouldFocus: true })
      if (faults.length > 0) onFault()
      return faults.some(({ field }) => field === 'title' || field === 'markdown')
    },
    toastOf: error => {
      if (error instanceof ApiError && error.code === 'not_found')
        void client.invalidateQueries({ queryKey: resumeQuery(row.id).queryKey })
      return { kind: 'error', title: 'Error', description: 'Failed to update resume' }
    },
    onSaved: saved => {
      wasSaved.current = true
      setSettled(others)
      void takeResume(client, { resume: saved, facts })
      notify({ kind: 'success', title: 'Resume updated successfully!' })
      const now = form.getValues()
      goOnFrom(saved, changedFields(sent.current, now).length > 0 ? now : undefined)
    },
  })
  const theirs = others === settled ? null : others
  const send = (version: number, changes: Partial<ResumeValues>) =>
    save(() => api.resumes.update({ params: { id: row.id }, body: { ...changes, version } }))

  // Changed on another screen of this person: shown at once while nothing is typed here, and told at the save else.
  const follow = useEffectEvent(() => {
    if (!touched && !saving.busy && theirs === null && row.version !== start.version) goOnFrom(row)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is a newer version that this follows
  useEffect(() => follow(), [row.version])

  const submit = form.handleSubmit(values => {
    const typed = form.getValues()
    const changes = pick(values, changedFields(start.before, typed))
    if (Object.keys(changes).length === 0) {
      wasSaved.current = true
      return notify({ kind: 'info', title: 'Nothing has changed since the last save.' })
    }
    sent.current = typed
    setMine(changes)
    return send(start.version, changes)
  }, onFault)

  return {
    form,
    touched,
    restored,
    ...saving,
    /** False: something is in the way, and it says what. */
    submit: async (): Promise<boolean> => {
      wasSaved.current = false
      if (!saving.busy && theirs === null && canBeSaved(form.getValues())) await submit()
      return wasSaved.current
    },
    discard: () => goOnFrom(row),
    conflict: theirs && {
      theirs,
      mine,
      keepMine: () => send(theirs.version, mine),
      takeTheirs: () => {
        const typed = form.getValues()
        const aside = { ...fieldsOf(theirs), ...pick(typed, changedFields(start.before, typed)) }
        setSettled(theirs)
        goOnFrom(theirs)
        notify({
          kind: 'info',
          title: 'What you typed is put aside.',
          action: { label: 'Bring it back', onClick: () => goOnFrom(theirs, aside) },
        })
      },
    },
  }
}
