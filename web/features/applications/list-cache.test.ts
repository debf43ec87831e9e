import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import type { Application } from '../../../shared/api/applications.ts'
import { applicationOf } from '../../../shared/domain/application.testing.ts'
import { changeRow, listKey, type Pages, rowsOf } from '../../applications/pages.ts'
import {
  changeList,
  pauseReloads,
  reloadAfterWrites,
  reloadRow,
  resumeReloads,
  rowInList,
  writeKey,
} from './list-cache.ts'

const id = '01KADEM0000000000000000001'
const rowAt = (version: number): Application => applicationOf({ id, version })
const pagesOf = (...applications: Application[]): Pages => ({
  pages: [{ applications, older: null }],
  pageParams: [''],
})

/** A list whose loads are answered by hand. */
const listOf = () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const answers: ((pages: Pages) => void)[] = []
  const queryFn = vi.fn(() => new Promise<Pages>(resolve => answers.push(resolve)))
  client.setQueryDefaults(listKey, { queryFn })
  client.setQueryData(listKey, pagesOf(rowAt(1)))
  /** A write that stores version 2 when it is let go on. */
  const write = () => {
    let goOn = (): void => undefined
    const held = new Promise<void>(resolve => {
      goOn = resolve
    })
    const mutation = client.getMutationCache().build(client, {
      mutationKey: writeKey('update'),
      mutationFn: () => held,
      onMutate: () => pauseReloads(client),
      onSuccess: () => changeList(client, pages => changeRow(pages, id, { version: 2 })),
      onSettled: () => resumeReloads(client),
    })
    return { done: mutation.execute(undefined), goOn: () => goOn() }
  }
  const load = () => void client.refetchQueries({ queryKey: listKey })
  return { client, queryFn, answers, write, load }
}

test('a load that began before a save does not bring back the old row', async () => {
  const { client, queryFn, answers, write, load } = listOf()
  load()
  const { done, goOn } = write()
  goOn()
  await done
  answers[0]?.(pagesOf(rowAt(1)))
  await vi.waitFor(() => expect(client.getQueryState(listKey)?.isInvalidated).toBe(true))
  expect(rowInList(client, id)?.version).toBe(2)
  expect(queryFn).toHaveBeenCalledTimes(1)
})

test('rows that began to load during a save are loaded again after all writes', async () => {
  const { client, write, load } = listOf()
  const [first, second] = [write(), write()]
  await vi.waitFor(() => expect(client.isMutating()).toBe(2))
  load()
  const invalidated = vi.spyOn(client, 'invalidateQueries')
  first.goOn()
  await first.done
  expect(invalidated).not.toHaveBeenCalled()
  second.goOn()
  await second.done
  expect(invalidated).toHaveBeenCalledTimes(1)
})

test('a write without a parallel load loads nothing', async () => {
  const { client, queryFn, write } = listOf()
  const invalidated = vi.spyOn(client, 'invalidateQueries')
  const { done, goOn } = write()
  goOn()
  await done
  expect(invalidated).not.toHaveBeenCalled()
  reloadAfterWrites(client)
  resumeReloads(client)
  expect(invalidated).toHaveBeenCalledTimes(1)
  expect(queryFn).not.toHaveBeenCalled()
})

test('a row is gone only when a loaded list lacks it', async () => {
  const { client, answers, queryFn } = listOf()
  const again = reloadRow(client, id)
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  answers[0]?.(pagesOf())
  await expect(again).rejects.toMatchObject({ code: 'not_found' })
  expect(rowsOf(client.getQueryData(listKey))).toEqual([])

  queryFn.mockRejectedValueOnce(new Error('no line'))
  await expect(reloadRow(client, id)).rejects.toThrow('no line')
})
