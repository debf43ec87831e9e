import { test, expect } from 'vitest'
import { page } from 'vitest/browser'
import { notify } from '../../ui/notify.ts'
import { fakeJobs, openSearch, planner, row, detailsOf } from './search.testing.ts'

test('look', async () => {
  await page.viewport(360, 740)
  const screen = await openSearch('?q=nurse+lagos')
  await expect.element(row('Nurse 1')).toBeVisible()
  await page.screenshot({ path: '/tmp/D2-shots/phone-list.png' })
  document.querySelector('[data-job-list]')?.scrollIntoView({ block: 'end' })
  await page.screenshot({ path: '/tmp/D2-shots/phone-end.png' })
  await screen.unmount()
  const jobs = fakeJobs()
  const long = { ...planner, pay: { text: '₦1,255,000 – ₦1,490,000 a month', min: 1, max: 2, currency: 'NGN', period: 'month' as const, nairaAMonth: null, isEstimate: true } }
  const two = await openSearch('?q=tide+table', { jobs, answers: { 'jobs.search': input => { const a = jobs.answers['jobs.search'](input); return { ...a, jobs: [long, { ...long, id: 'z'.repeat(16), pay: { ...long.pay, text: '₦155,000 – ₦190,000 a month', isEstimate: false } }, ...a.jobs] } } } })
  await expect.element(page.getByText('Tide Table Analyst')).toBeVisible()
  await page.screenshot({ path: '/tmp/D2-shots/phone-pay.png' })
  await two.unmount()
  const three = await openSearch(`?q=tide+table&job=${planner.id}`)
  await expect.element(detailsOf(planner.title)).toBeVisible()
  await expect.element(detailsOf(planner.title).getByText('Answer the captains')).toBeInTheDocument()
  await new Promise(r => setTimeout(r, 400))
  await page.screenshot({ path: '/tmp/D2-shots/phone-sheet.png' })
  notify({ kind: 'info', title: 'Job Auto-Tracked', description: 'Tide Table Planner at Makoko Marine has been added to your applications.', action: { label: 'Undo', onClick: () => undefined }, other: { label: 'Open', onClick: () => undefined } })
  await new Promise(r => setTimeout(r, 400))
  await page.screenshot({ path: '/tmp/D2-shots/phone-sheet-toast.png' })
  await page.viewport(1280, 900)
  await new Promise(r => setTimeout(r, 400))
  await page.screenshot({ path: '/tmp/D2-shots/desk.png' })
  await three.unmount()
  await openSearch('?q=tide+table')
  await expect.element(page.getByText('Tide Table Analyst')).toBeVisible()
  await page.screenshot({ path: '/tmp/D2-shots/desk2.png' })
})
