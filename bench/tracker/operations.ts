import type { ApplicationForm } from '../../shared/api/applications.ts'
import { edited } from '../../shared/domain/application.ts'
import { begun, type TrackerWorld } from './world.ts'

export const contestants = ['bare', 'store', 'served'] as const
export type Contestant = (typeof contestants)[number]
type Calls = Readonly<Record<Contestant, () => Promise<unknown>>>

/** The edit of an existing row, sent in each of the three ways. */
const edit = async (
  { subs, store, bare, served, addForAll }: TrackerWorld,
  verb: 'move' | 'rename',
  patch: Partial<ApplicationForm>,
  now: Date,
): Promise<Calls> => {
  const before = await addForAll(now)
  const { id, version } = before
  return {
    bare: bare[verb](subs.bare, before, edited(before, patch, now)),
    store: () => store.update(subs.store, { id, patch, version, now }),
    served: served({ route: 'PATCH /applications/{id}', params: { id }, body: { ...patch, version } }),
  }
}

/** Prepares the three calls of one operation. The calls themselves do nothing else. */
export type Operation = (world: TrackerWorld, now: Date) => Promise<Calls>

export const operations: Readonly<Record<string, Operation>> = {
  'list of 50': async ({ subs, store, bare, served }) => ({
    bare: bare.list(subs.reader),
    store: () => store.list(subs.reader),
    served: served({ route: 'GET /applications', sub: subs.reader }),
  }),

  create: async ({ subs, store, bare, served, nextBody }, now) => {
    const body = nextBody()
    return {
      bare: bare.create(subs.bare, begun(body, 'manual', now)),
      store: () => store.create(subs.store, { ...body, origin: 'manual' }, now),
      served: served({ route: 'POST /applications', body }),
    }
  },

  update: (world, now) => edit(world, 'move', { status: 'interview', notes: world.nextBody().notes }, now),

  'update with rename': (world, now) => edit(world, 'rename', { jobTitle: world.nextBody().jobTitle }, now),

  remove: async ({ subs, store, bare, served, addForAll }, now) => {
    const row = await addForAll(now)
    return {
      bare: bare.remove(subs.bare, row, now),
      store: () => store.remove(subs.store, row.id, now),
      served: served({ route: 'DELETE /applications/{id}', params: { id: row.id } }),
    }
  },

  restore: async ({ subs, store, bare, served, addForAll }, now) => {
    const row = await addForAll(now)
    await Promise.all([subs.bare, subs.store, subs.served].map(sub => store.remove(sub, row.id, now)))
    return {
      bare: bare.restore(subs.bare, row, now),
      store: () => store.restore(subs.store, row.id, now),
      served: served({ route: 'POST /applications/{id}/restore', params: { id: row.id } }),
    }
  },

  'import of 50': async ({ subs, store, bare, served, nextBody }, now) => {
    const rows = Array.from({ length: 50 }, nextBody)
    const drafts = rows.map(row => ({ ...row, origin: 'import' as const }))
    return {
      bare: bare.import(
        subs.bare,
        rows.map(row => begun(row, 'import', now)),
      ),
      store: () => store.import(subs.store, drafts, now),
      served: served({ route: 'POST /applications/import', body: { rows } }),
    }
  },
}
