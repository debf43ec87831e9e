import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import * as z from 'zod/mini'
import { ApiError } from '../../../shared/api/errors.ts'
import { notificationSwitches, type Settings } from '../../../shared/api/settings.ts'
import { api } from '../../api/api.ts'
import { type Trouble, troubleOf } from '../../forms/trouble-of.ts'
import { draft } from '../../kit/draft.ts'
import { settingsQuery } from '../../person/queries.ts'
import { dismissAll, notify } from '../../ui/notify.ts'
import type { SwitchName } from './groups.ts'

const changesSchema = z.partial(notificationSwitches)
type Changes = z.infer<typeof changesSchema>

/**
 * The switches as they are stored, with what the person changed and has not saved. The changes outlive the tab; each
 * stands for itself, so what another device changed meanwhile is left alone.
 */
export const useSwitches = (settings: Settings, sub: string) => {
  const client = useQueryClient()
  const kept = useMemo(() => draft(sub, 'notifications', changesSchema), [sub])
  const [found] = useState(() => kept.read())
  const [changes, setChanges] = useState<Changes>(found ?? {})
  const [trouble, setTrouble] = useState<Trouble | null>(null)

  const change = (next: Changes) => {
    setChanges(next)
    kept.write(Object.keys(next).length > 0 ? next : null)
  }
  const { mutate, isPending } = useMutation({
    mutationFn: (sent: Changes) => api.settings.update({ body: sent }),
    onMutate: () => {
      dismissAll()
      setTrouble(null)
    },
    onSuccess: saved => {
      client.setQueryData(settingsQuery.queryKey, saved)
      change({})
      notify({
        kind: 'success',
        title: 'Preferences Updated',
        description: 'Your notification preferences have been saved successfully.',
      })
    },
    onError: error => {
      if (error instanceof ApiError && error.code === 'unauthenticated') return
      notify({ kind: 'error', title: 'Error', description: 'Failed to save notification preferences' })
      setTrouble(troubleOf(error))
    },
  })

  return {
    switches: { ...settings, ...changes },
    touched: Object.keys(changes).length > 0,
    restored: found !== null,
    busy: isPending,
    trouble,
    set: (name: SwitchName, on: boolean) => {
      const { [name]: _, ...others } = changes
      change(on === settings[name] ? others : { ...others, [name]: on })
    },
    save: () => mutate(changes),
    discard: () => {
      setTrouble(null)
      change({})
    },
  }
}
