import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { api } from '../api/api.ts'
import { type ColorChoice, chooseColorMode } from '../browser/color-mode.ts'
import { type Person, session } from '../session/store.ts'
import { storeSubscriptionStatus, subscriptionQuery } from './plan.ts'
import { profileQuery, settingsQuery } from './queries.ts'
import { nextLook, subscriptionStatusOf } from './subscription-status.ts'
import { unsentTheme } from './theme-choice.ts'

/** Keeps what the frame shows of the person in step with their account: the name, the colours and the plan. */
export const useAccountSync = (person: Person): void => {
  useProfileName(person)
  useTheme(person.sub)
  usePlanWatch(person.sub)
}

/** Who signed in is known by the name of the sign-up before anything is loaded. The profile's name is newer. */
const useProfileName = (person: Person): void => {
  const { data: profile } = useQuery(profileQuery)
  const name = profile?.fullName || person.name
  useEffect(() => {
    if (name !== person.name) session.set({ ...person, name })
  }, [name, person])
}

/**
 * A theme that was chosen here goes to the account. Where the connection is lost, it waits for the next choice or the
 * next opening. Without such a choice, the account's theme is shown here.
 */
const useTheme = (sub: string): void => {
  const client = useQueryClient()
  const { data } = useQuery(settingsQuery)
  const chosenHere = useSyncExternalStore(unsentTheme.subscribe, () => unsentTheme.of(sub))
  const chosenThere = data?.theme ?? null

  const { mutate: send } = useMutation({
    // One after the other: the last choice is the last to arrive.
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

/** The connection was lost when the plan was to be looked at: another look after so many milliseconds. */
const retryAfter = 30_000

/** Stores the plan for the next opening, and looks at it again in the second in which something ends. */
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
