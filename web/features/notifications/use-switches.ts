import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import * as z from 'zod/mini'
import {
  type NotificationSwitches,
  notificationSwitches,
  type Settings,
} from '../../../shared/api/settings.ts'
import { api } from '../../api/api.ts'
import { isSignedOut } from '../../kit/request-error.ts'
import { settingsQuery } from '../../person/queries.ts'
import { notify } from '../../ui/notify.ts'
import type { SwitchName } from './groups.ts'

/** One press of a switch. */
const press = z.object({ name: z.keyof(notificationSwitches), on: z.boolean() })
type Press = z.infer<typeof press>

const mutationKey = [...settingsQuery.queryKey, 'switches']

/**
 * The switches as the person has set them. Each press is saved by itself, one after the other in their order. Until its
 * answer comes, a press lies over the stored settings; if it fails, the switch goes back. Of presses that follow each
 * other fast, only the last one says that they are saved, and only if all are.
 */
export const useSwitches = (settings: Settings) => {
  const client = useQueryClient()
  const hasFailed = useRef(false)
  const unsaved = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => press.parse(state.variables),
  })
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: 'notification-switches' },
    mutationFn: ({ name, on }: Press) => api.settings.update({ body: { [name]: on } }),
    onSuccess: saved => {
      client.setQueryData(settingsQuery.queryKey, saved)
      const isLast = client.isMutating({ mutationKey }) === 1
      if (isLast && !hasFailed.current)
        notify({
          kind: 'success',
          title: 'Preferences Updated',
          description: 'Your notification preferences have been saved successfully.',
        })
    },
    onError: error => {
      hasFailed.current = true
      // The press may have been saved, and its answer lost.
      void client.invalidateQueries({ queryKey: settingsQuery.queryKey })
      if (isSignedOut(error)) return
      notify({ kind: 'error', title: 'Error', description: 'Failed to save notification preferences' })
    },
  })
  const switches: NotificationSwitches = { ...settings }
  for (const { name, on } of unsaved) switches[name] = on
  return {
    switches,
    set: (name: SwitchName, on: boolean) => {
      if (client.isMutating({ mutationKey }) === 0) hasFailed.current = false
      mutate({ name, on })
    },
  }
}
