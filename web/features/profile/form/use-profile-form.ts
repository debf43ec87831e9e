import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import { ApiError } from '../../../../shared/api/errors.ts'
import type { Profile, ProfileForm } from '../../../../shared/api/profile.ts'
import { api } from '../../../api/api.ts'
import { changedFields, pick } from '../../../forms/changes.ts'
import { fieldFaults } from '../../../forms/field-faults.ts'
import { useKeptWords } from '../../../forms/use-kept-words.ts'
import { useVersionedSave } from '../../../forms/use-versioned-save.ts'
import { profileQuery } from '../../../person/queries.ts'
import { notify } from '../../../ui/notify.ts'
import { profileUpdated, profileUpdateError } from '../notices.ts'
import { type ProfileDraft, profileDraftOf } from './draft.ts'
import { fieldsOf, type ProfileFields, profileFieldNames, profileFields } from './fields.ts'

type Options = { profile: Profile; sub: string; onDone: () => void }

const begin = (profile: Profile): ProfileDraft => {
  const values = fieldsOf(profile)
  return { version: profile.version, before: values, values }
}

/** The profile's form, from its draft if there is one. Sends what was changed, and nothing else. */
export const useProfileForm = ({ profile, sub, onDone }: Options) => {
  const client = useQueryClient()
  const kept = useMemo(() => profileDraftOf(sub), [sub])
  const [found] = useState(() => kept.read())
  const [start] = useState(() => found ?? begin(profile))
  /** What the person changed, as it was last sent. */
  const [mine, setMine] = useState<Partial<ProfileForm>>({})

  const form = useForm<ProfileFields, unknown, ProfileForm>({
    resolver: zodResolver(profileFields),
    defaultValues: start.values,
  })
  const [touched] = useKeptWords({
    form,
    restored: found !== null,
    differ: values => changedFields(start.before, values).length > 0,
    keep: values => kept.write(values && { ...start, values }),
  })

  const done = () => {
    kept.write(null)
    onDone()
  }
  const { save, theirs, ...saving } = useVersionedSave<Profile>({
    reload: async () => {
      const now = await client.fetchQuery({ ...profileQuery, staleTime: 0 })
      if (!now) throw new ApiError('not_found')
      return now
    },
    markFaults: error => {
      const faults = fieldFaults(error, profileFieldNames)
      for (const { field, message } of faults) form.setError(field, { message }, { shouldFocus: true })
      return faults.length > 0
    },
    toastOf: profileUpdateError,
    onSaved: row => {
      client.setQueryData(profileQuery.queryKey, row)
      notify(profileUpdated)
      done()
    },
  })
  const send = (version: number, changes: Partial<ProfileForm>) => {
    setMine(changes)
    return save(() => api.profile.update({ body: { ...changes, version } }))
  }

  return {
    form,
    touched,
    restored: found !== null,
    ...saving,
    submit: form.handleSubmit(values => {
      const changes = pick(values, changedFields(start.before, form.getValues()))
      return Object.keys(changes).length > 0 ? send(start.version, changes) : done()
    }),
    discard: done,
    conflict: theirs && {
      theirs,
      mine,
      keepMine: () => send(theirs.version, mine),
      takeTheirs: done,
    },
  }
}
