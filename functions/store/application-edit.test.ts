import { ulid } from 'ulid'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { startTable } from '../../local/table.testing.ts'
import type { Application } from '../../shared/api/applications.ts'
import { type ApplicationPatch, edited } from '../../shared/domain/application.ts'
import { applicationStore, type Draft } from './applications.ts'
import type { Table } from './table.ts'

const { table, costOf, stop } = await startTable()
afterAll(() => stop())
const applications = applicationStore(table)

const now = new Date('2026-11-20T10:00:00.000Z')
const later = new Date('2026-11-22T10:00:00.000Z')
let sub: string
let planner: Application
beforeEach(async () => {
  sub = crypto.randomUUID()
  planner = await add('Supply Planner')
})

const add = (jobTitle: string, fields: Partial<Draft> = {}) =>
  applications.create(
    sub,
    {
      id: ulid(),
      jobTitle,
      companyName: 'Tudun Foods',
      location: '',
      status: 'applied',
      jobUrl: '',
      notes: '',
      appliedDate: '2026-11-20',
      origin: 'manual',
      ...fields,
    },
    now,
  )
const update = (id: string, patch: ApplicationPatch, version = 1) =>
  applications.update(sub, { id, patch, version, now: later })
const stored = async () => (await applications.list(sub)).applications
const trackedIds = async () =>
  (await table.query({ partition: `USER#${sub}`, startsWith: 'TRACKED#' })).rows.map(({ id }) => id)

/** Each application has one tracking row, and each tracking row has an application. */
const expectConsistent = async () =>
  expect((await trackedIds()).sort()).toEqual((await stored()).map(({ id }) => id).sort())

describe('an edit', () => {
  test.each<[string, ApplicationPatch]>([
    ['of the notes', { notes: 'They called.' }],
    ['that moves it on', { status: 'interview' }],
    ['that takes a move back', { status: 'saved', stage: 1 }],
    ['that goes back to a status with what was reached', { status: 'saved', stage: 4 }],
    [
      'of all fields, the names unchanged',
      { jobTitle: 'Supply Planner', companyName: 'Tudun Foods', location: 'Jos' },
    ],
    ['that takes the day away', { appliedDate: null }],
    ['that empties a field', { notes: '' }],
  ])('%s is one write, and the answer is the stored row', async (_, patch) => {
    const { result, costs } = await costOf(() => update(planner.id, patch))
    expect(result).toEqual(edited(planner, patch, later))
    expect(await stored()).toEqual([result])
    expect(costs).toMatchObject([{ operation: 'update', roundTrips: 1 }])
  })

  test('a saved job that moves to Applied gets its day, and keeps it', async () => {
    const saved = await add('Buyer', { status: 'saved', appliedDate: null })
    const sent = await update(saved.id, { status: 'applied' })
    expect(sent).toMatchObject({ appliedDate: '2026-11-22', stage: 2 })
    expect(await update(saved.id, { status: 'interview' }, 2)).toMatchObject({ appliedDate: '2026-11-22' })
  })

  test('a saved job that moves past Applied and back gets no day', async () => {
    const saved = await add('Buyer', { status: 'saved', appliedDate: null })
    expect(await update(saved.id, { status: 'offer' })).toMatchObject({ appliedDate: null, stage: 4 })
    expect(await update(saved.id, { status: 'saved' }, 2)).toMatchObject({ appliedDate: null })
  })

  test('an undo removes the day and the stage of the move', async () => {
    const saved = await add('Buyer', { status: 'saved', appliedDate: null })
    await update(saved.id, { status: 'applied' })
    const undone = await update(saved.id, { status: 'saved', appliedDate: null, stage: 1 }, 2)
    expect(undone).toMatchObject({ status: 'saved', appliedDate: null, stage: 1 })
  })

  test.each<[string, ApplicationPatch[], (string | null)[]]>([
    [
      'the first of several answers',
      [{ status: 'interview' }, { status: 'offer' }],
      ['2026-11-22', '2026-11-22'],
    ],
    ['a refusal', [{ status: 'rejected' }, { notes: 'A kind letter.' }], ['2026-11-22', '2026-11-22']],
    ['no withdrawal', [{ status: 'withdrawn' }], [null]],
    [
      'nothing once the move is undone, and the next answer again',
      [{ status: 'interview' }, { status: 'applied', stage: 2 }, { status: 'offer' }],
      ['2026-11-22', null, '2026-11-23'],
    ],
    [
      'an answer that a later, undone move did not bring',
      [{ status: 'interview' }, { status: 'withdrawn' }, { status: 'interview', stage: 3 }],
      ['2026-11-22', '2026-11-22', '2026-11-22'],
    ],
    [
      'an answer, through another name',
      [{ status: 'interview' }, { jobTitle: 'Lead Planner', status: 'offer' }],
      ['2026-11-22', '2026-11-22'],
    ],
    ['a move that is sent with another name', [{ jobTitle: 'Buyer', status: 'rejected' }], ['2026-11-22']],
    [
      'an answer that was undone with another name',
      [{ status: 'rejected' }, { jobTitle: 'Buyer', status: 'applied', stage: 2 }],
      ['2026-11-22', null],
    ],
  ])('the day of the answer is stored %s', async (_, patches, expected) => {
    const days: (string | null)[] = []
    for (const [index, patch] of patches.entries()) {
      // The third edit is made on the next day.
      const at = index < 2 ? later : new Date('2026-11-23T10:00:00Z')
      const edit = { id: planner.id, patch, version: index + 1, now: at }
      const { answeredDate } = await applications.update(sub, edit)
      days.push(answeredDate)
    }
    expect(days).toEqual(expected)
    expect((await stored())[0]?.answeredDate).toBe(expected.at(-1))
  })

  test.each(['interview', 'offer', 'rejected'] as const)(
    'an application that was added as %s has no day of the answer, whatever comes later',
    async status => {
      const added = await add('Buyer', { status })
      expect(added.answeredDate).toBeNull()
      const moved = await update(added.id, { status: 'offer' })
      expect(moved).toEqual(edited(added, { status: 'offer' }, later))
      expect(moved.answeredDate).toBeNull()
      const renamed = await update(added.id, { jobTitle: 'Head Buyer' }, 2)
      expect(await update(renamed.id, { status: 'interview' }, 3)).toMatchObject({ answeredDate: null })
    },
  )

  test('a move that is repeated a day later, because its answer was lost, keeps the first day', async () => {
    const first = await update(planner.id, { status: 'interview' })
    const again = { id: planner.id, patch: { status: 'interview' as const }, version: 1 }
    const nextDay = new Date('2026-11-23T10:00:00Z')
    expect(await applications.update(sub, { ...again, now: nextDay })).toEqual(first)
    expect(first.answeredDate).toBe('2026-11-22')
  })

  test('the furthest stage stays through every later status', async () => {
    const reached: number[] = []
    for (const [index, status] of (
      ['interview', 'rejected', 'saved', 'offer', 'withdrawn'] as const
    ).entries())
      reached.push((await update(planner.id, { status }, index + 1)).stage)
    expect(reached).toEqual([3, 3, 3, 4, 4])
  })

  test('from an old version is refused and loses nothing', async () => {
    const first = await update(planner.id, { notes: 'From the phone.' })
    await expect(update(planner.id, { notes: 'From the laptop.' })).rejects.toMatchObject({
      code: 'stale_version',
    })
    expect(await stored()).toEqual([first])
  })

  test('that is repeated because its answer was lost gets the same answer', async () => {
    const patch = { status: 'offer', notes: 'Yes!', jobTitle: 'Lead Planner' } as const
    const first = await update(planner.id, patch)
    expect(await update(planner.id, patch)).toEqual(first)
    await expectConsistent()
  })

  test('at the same moment as another edit: one of the two is saved', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 6 }, (_, n) => update(planner.id, { notes: `Note ${n}` })),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await stored())[0]?.version).toBe(2)
  })

  test("of an unknown id or of another person's is not found", async () => {
    const notFound = { code: 'not_found' }
    await expect(update(ulid(), { notes: 'x' })).rejects.toMatchObject(notFound)
    await expect(update(ulid(), { jobTitle: 'x' })).rejects.toMatchObject(notFound)
    const another = { id: planner.id, patch: { notes: 'x' }, version: 1, now: later }
    await expect(applications.update(crypto.randomUUID(), another)).rejects.toMatchObject(notFound)
    expect(await stored()).toEqual([planner])
  })
})

describe('another name', () => {
  test('moves the tracking row: the old name is free, and the new one is taken', async () => {
    const renamed = await update(planner.id, { jobTitle: 'Lead Planner', status: 'interview' })
    expect(renamed).toEqual(edited(planner, { jobTitle: 'Lead Planner', status: 'interview' }, later))
    expect(await stored()).toEqual([renamed])
    await add('Supply Planner')
    await expect(add('lead planner')).rejects.toMatchObject({ code: 'already_tracked' })
    await expectConsistent()
  })

  test('that only changes its spelling keeps the tracking row', async () => {
    const mended = await update(planner.id, { jobTitle: 'SUPPLY planner' })
    expect(mended).toEqual(edited(planner, { jobTitle: 'SUPPLY planner' }, later))
    await expect(add('Supply Planner')).rejects.toMatchObject({ code: 'already_tracked' })
    await expectConsistent()
  })

  test('of an application that was deleted, and whose job was added again meanwhile, is refused', async () => {
    let edits = 0
    // The row changes after the edit has read it, and before the edit writes.
    const meanwhile: Table = {
      ...table,
      update: async (...given) => {
        edits += 1
        if (edits === 2) {
          await applications.remove(sub, planner.id, later)
          await add('Buyer', { id: planner.id })
        }
        return table.update(...given)
      },
    }
    const edit = { id: planner.id, patch: { jobTitle: 'SUPPLY planner' }, version: 1, now: later }
    await expect(applicationStore(meanwhile).update(sub, edit)).rejects.toMatchObject({
      code: 'stale_version',
    })
    expect(await stored()).toMatchObject([{ jobTitle: 'Buyer' }])
    await expectConsistent()
  })

  test('that is tracked already is refused', async () => {
    const buyer = await add('Buyer')
    await expect(update(buyer.id, { jobTitle: 'supply planner' })).rejects.toMatchObject({
      code: 'already_tracked',
    })
    expect(await stored()).toEqual([buyer, planner])
    await expectConsistent()
  })

  test('from an old version is stale, not tracked already', async () => {
    await update(planner.id, { notes: 'x' })
    await add('Buyer')
    await expect(update(planner.id, { jobTitle: 'Buyer' })).rejects.toMatchObject({ code: 'stale_version' })
  })
})

describe('races leave each application with its tracking row', () => {
  test('two rows renamed to the same name', async () => {
    const others = [await add('A'), await add('B'), await add('C')]
    const outcomes = await Promise.allSettled(others.map(({ id }) => update(id, { jobTitle: 'D' })))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expectConsistent()
  })

  test('a row renamed twice at once', async () => {
    await Promise.allSettled(['A', 'B', 'C', 'D'].map(jobTitle => update(planner.id, { jobTitle })))
    await expectConsistent()
  })

  test('a row renamed while it is removed and its name is taken', async () => {
    for (let round = 0; round < 10; round += 1) {
      const row = await add(`Row ${round}`)
      await Promise.allSettled([
        update(row.id, { jobTitle: `Renamed ${round}` }),
        applications.remove(sub, row.id, now),
        add(`Renamed ${round}`),
        update(row.id, { jobTitle: `Other ${round}` }),
      ])
    }
    await expectConsistent()
    expect((await stored()).filter(({ jobTitle }) => jobTitle.startsWith('Row'))).toEqual([])
  })
})
