import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Application } from '../../../shared/api/applications.ts'
import { fakeApplications } from '../../testing/applications.ts'
import { live } from '../../testing/channel.ts'
import { homeOf } from '../../testing/person.ts'
import { openApp } from '../../testing/render.tsx'
import { expectToast, toast } from '../../testing/toast.ts'
import { empty, expectTitles, openApplications } from './applications.testing.ts'

/** Tells what happened to the application elsewhere, once somebody listens. */
const tell = async (change: 'inserted' | 'removed', application: Application | undefined) => {
  if (!application) throw new Error('there is no application to tell of')
  await expect.poll(live.isOpen).toBe(true)
  live.tell({ ...application, topic: 'applications', change })
}

test('changes in another tab show live', async () => {
  const applications = fakeApplications()
  await openApplications(applications)
  const [welder] = applications.track({ jobTitle: 'Welder' })
  await tell('inserted', welder)
  await expectTitles('Welder')
  await expectToast()
  applications.remove(welder?.id ?? '')
  await tell('removed', welder)
  await expect.element(empty).toBeVisible()
})

test('a job that a search tracked is announced on every screen', async () => {
  const applications = fakeApplications()
  await openApp('/dashboard', {
    answers: { ...applications.answers, 'home.get': () => homeOf({ applications: applications.all() }) },
  })
  await expect.element(page.getByRole('heading', { name: /^Your first steps/ })).toBeVisible()
  const [planner] = applications.track({ status: 'viewed', origin: 'search' })
  await tell('inserted', planner)
  live.tell({ topic: 'home', change: 'modified' })
  await expectToast('Job Auto-Tracked', 'Supply Planner at Tudun Foods has been added to your applications.')
  await expect.element(page.getByText(/ 1 tracked\.$/)).toBeVisible()
})

/** The person puts the phone away, or takes it up again. The list loads again on return, because it is old by then. */
const turnTo = (state: 'hidden' | 'visible') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}

test('what another device changed while this one was away is said once, and leads there', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const applications = fakeApplications()
  const [welder, cook, nurse] = ['Welder', 'Cook', 'Nurse'].flatMap(jobTitle =>
    applications.track({ jobTitle }),
  )
  await openApplications(applications)
  const away = (change: () => void) => {
    turnTo('hidden')
    change()
    vi.setSystemTime(Date.now() + 60_000)
    turnTo('visible')
  }
  const change = (row: Application | undefined) =>
    applications.update(row?.id ?? '', { version: 1, status: 'interview' })

  away(() => {
    change(welder)
    applications.remove(cook?.id ?? '')
  })
  await expectToast('2 applications changed on another device.', /Cook at .+ \(deleted\); Welder at /)
  away(() => change(nurse))
  await expectToast('1 application changed on another device.', /^Nurse at /)
  await toast.getByRole('button', { name: 'Open' }).click()
  await expect.poll(() => location.search).toBe(`?edit=${nurse?.id}`)
})
