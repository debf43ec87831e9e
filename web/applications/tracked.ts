import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query'

type Ids = ReadonlyMap<string, string | null>

/**
 * The jobs that the server said are tracked, by their tracking keys, and the ids of their applications; null: it did not
 * say the id. The loaded list may not reach back to them.
 */
export const trackedQuery = queryOptions<Ids>({
  queryKey: ['jobs', 'tracked'],
  queryFn: skipToken,
  gcTime: Number.POSITIVE_INFINITY,
})

export const markTracked = (client: QueryClient, key: string, id: string | null): void => {
  client.setQueryData(trackedQuery.queryKey, before => new Map(before).set(key, id))
}

export const unmarkTracked = (client: QueryClient, key: string): void => {
  client.setQueryData(trackedQuery.queryKey, before => {
    const after = new Map(before)
    after.delete(key)
    return after
  })
}
