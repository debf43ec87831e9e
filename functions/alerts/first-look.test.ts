import { expect, test } from 'vitest'
import { startWatch } from './alerts.testing.ts'

const { person, publish, publishAndRun, run, clock, takeIndexAway } = await startWatch()

test('a new alert says how many jobs match now, shows them, and tells of none of them', async () => {
  publish(
    { title: 'Operations Manager' },
    { title: 'Cook' },
    { title: 'Operations Old', seenAt: '2026-09-01T10:00:00.000Z' },
  )
  const ada = await person({ trying: 'elite' })
  const made = await ada.make({ frequency: 'instant' })
  expect(made.matching).toBe(3)
  // A job is not news for ever, so the list leaves out the oldest.
  expect(made.latest.map(({ title }) => title)).toEqual(['Operations Manager', 'Operations Lead'])
  await run()
  await publishAndRun('2026-11-20T10:05:00Z', { title: 'Driver' })
  expect(await ada.notices()).toEqual([])
})

test('the alert tells of every job that its person could not find when they made it', async () => {
  const ada = await person({ trying: 'elite' })
  const { id } = await ada.make({ frequency: 'instant' })
  clock('2026-11-20T10:02:00Z')
  // The first was read before the alert was made, but no index had it.
  publish(
    { title: 'Operations Before', seenAt: '2026-11-20T09:59:00.000Z' },
    { title: 'Operations After', seenAt: '2026-11-20T10:01:00.000Z' },
  )
  clock('2026-11-20T10:03:00Z')
  await run()
  expect(await ada.notices()).toEqual([
    '2 new jobs for “Operations in Lagos”: Operations After at Tudun Foods; Operations Before at Tudun Foods.',
  ])
  expect((await ada.alert(id)).latest).toHaveLength(3)
})

test('without an index the alert is made all the same', async () => {
  const ada = await person({ trying: 'elite' })
  takeIndexAway()
  const { id, matching } = await ada.make({ frequency: 'instant' })
  expect(matching).toBeNull()
  takeIndexAway(false)
  await run()
  expect((await ada.alert(id)).latest).toHaveLength(1)
})
