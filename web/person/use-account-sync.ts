import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { api } from '../api/api.ts'
import { type ColorChoice, chooseColorMode } from '../browser/color-mode.ts'
import { type Person, session } from '../session/store.ts'
import { storeSubscriptionStatus, subscriptionQuery } from './plan.ts'
import { profileQuery, settingsQuery } from './queries.ts'
import { nextLook, subscriptionStatusOf } from './subscription-status.ts'
import { unsentTheme } from './theme-choice.ts'

/** Keeps the name, the theme and the plan in this browser equal to those of the account. */
export const useAccountSync = (person: Person): void => {
  useProfileName(person)
  useTheme(person.sub)
  usePlanWatch(person.sub)
}

/** The session has the name of the sign-up; the profile may have a newer name. */
const useProfileName = (person: Person): void => {
  const { data: profile } = useQuery(profileQuery)
  const name = profile?.fullName || person.name
  useEffect(() => {
    if (name !== person.name) session.set({ ...person, name })
  }, [name, person])
}

/**
 * Sends a theme that was chosen here to the account; after an error, at the next choice or the next opening. Without an
 * unsent theme, the account's theme is shown.
 */
const useTheme = (sub: string): void => {
  const client = useQueryClient()
  const { data } = useQuery(settingsQuery)
  const chosenHere = useSyncExternalStore(unsentTheme.subscribe, () => unsentTheme.of(sub))
  const chosenThere = data?.theme ?? null

  const { mutate: send } = useMutation({
    // One request at a time, so that the last choice is the last to arrive.
    scope: { id: 'theme' },
    mutationFn: (theme: ColorChoice) => api.settings.update({ body: { theme } }),
    onSuccess: async (settings, theme) => {
      await client.cancelQueries({ queryKey: settingsQuery.queryKey })
      client.setQueryData(settingsQuery.queryKey, settings)
      unsentTheme.markSent(theme)
    },
    onError: error => console.warn('The theme was not saved', error),
  })

  useEffect(() => {
    if (chosenHere) send(chosenHere)
  }, [chosenHere, send])

  useEffect(() => {
    if (chosenThere && !chosenHere) chooseColorMode(chosenThere)
  }, [chosenThere, chosenHere])
}

/** In milliseconds. */
const retryAfter = 30_000

/** Stores the plan for the next opening, and loads it again when something in it ends. */
const usePlanWatch = (sub: string): void => {
  const client = useQueryClient()
  const { data } = useQuery(subscriptionQuery)

  useEffect(() => {
    if (data) storeSubscriptionStatus(sub, subscriptionStatusOf(data))
  }, [data, sub])

  useEffect(() => {
    const first = data ? nextLook(data) : null
    if (first === null) return
    let isOver = false
    let timer: ReturnType<typeof setTimeout>
    const look = async () => {
      await client.refetchQueries({ queryKey: subscriptionQuery.queryKey })
      if (!isOver) timer = setTimeout(look, retryAfter)
    }
    timer = setTimeout(look, first)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [client, data])
}
