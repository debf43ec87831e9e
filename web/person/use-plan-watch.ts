import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { nextLook } from './next-look.ts'
import { subscriptionQuery } from './plan.ts'
import { storeSubscriptionStatus } from './stored-status.ts'
import { subscriptionStatusOf } from './subscription-status.ts'
import { useWarn } from './use-warn.ts'

/** The line was down when it was time to look: again after so many milliseconds. */
const againAfter = 30_000

/** Keeps what is known of the plan for the next opening, and looks again in the second in which something ends. */
export const usePlanWatch = (sub: string): void => {
  const client = useQueryClient()
  const { data, error } = useQuery(subscriptionQuery)

  useEffect(() => {
    if (data) storeSubscriptionStatus(sub, subscriptionStatusOf(data))
  }, [data, sub])

  useEffect(() => {
    const first = data ? nextLook(data) : null
    if (first === null) return
    let over = false
    let timer: ReturnType<typeof setTimeout>
    const look = async () => {
      await client.refetchQueries({ queryKey: subscriptionQuery.queryKey })
      if (!over) timer = setTimeout(look, againAfter)
    }
    timer = setTimeout(look, first)
    return () => {
      over = true
      clearTimeout(timer)
    }
  }, [client, data])

  useWarn('The subscription did not load', error)
}
