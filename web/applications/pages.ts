import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { Application } from '../../shared/api/applications.ts'

/** The topic of the live events. The keys of the queries and of the writes start with it. */
export const topicKey = ['applications'] as const
export const listKey = [...topicKey, 'list'] as const

type Page = { applications: Application[]; older: string | null }
export type Pages = InfiniteData<Page, unknown>

const inEachPage = (pages: Pages, change: (applications: Application[]) => Application[]): Pages => ({
  ...pages,
  pages: pages.pages.map(page => ({ ...page, applications: change(page.applications) })),
})

export const rowsOf = (pages: Pages | undefined): Application[] =>
  pages?.pages.flatMap(page => page.applications) ?? []

export const findRow = (pages: Pages | undefined, id: string): Application | undefined =>
  rowsOf(pages).find(row => row.id === id)

export const changeRow = (pages: Pages, id: string, change: Partial<Application>): Pages =>
  inEachPage(pages, rows => rows.map(row => (row.id === id ? { ...row, ...change } : row)))

export const withoutRow = (pages: Pages, id: string): Pages =>
  inEachPage(pages, rows => rows.filter(row => row.id !== id))

/** Puts a row in its place by age. A row older than all loaded pages is left out: its page will bring it. */
export const withRow = (pages: Pages, row: Application): Pages => {
  const others = withoutRow(pages, row.id)
  const place = others.pages.findIndex(page => page.older === null || row.id >= page.older)
  return {
    ...others,
    pages: others.pages.map((page, index) =>
      index === place
        ? { ...page, applications: [...page.applications, row].sort((a, b) => (a.id < b.id ? 1 : -1)) }
        : page,
    ),
  }
}

/**
 * Removes all but the newest `count` pages, which stay as fresh as they were. Does nothing during a load, which would
 * bring the pages back, or during a write, because its row may be on one of them.
 */
export const dropOlder = (client: QueryClient, count: number): void => {
  if (client.isFetching({ queryKey: listKey }) > 0 || client.isMutating({ mutationKey: topicKey }) > 0) return
  const query = client.getQueryCache().find<Pages>({ queryKey: listKey })
  const data = query?.state.data
  if (!query || !data || data.pages.length <= count) return
  query.setState({
    data: { pages: data.pages.slice(0, count), pageParams: data.pageParams.slice(0, count) },
  })
}
