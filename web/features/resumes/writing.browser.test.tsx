import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { errors } from '../../../shared/api/errors.ts'
import type { PaidTier } from '../../../shared/lists.ts'
import { dashboardScreenAt } from '../../app/dashboard-screens.ts'
import { paths } from '../../paths.ts'
import { live } from '../../testing/channel.ts'
import { server } from '../../testing/fake-server.ts'
import { reload } from '../../testing/reload.ts'
import { fakeResumes } from '../../testing/resumes.ts'
import { expectToast } from '../../testing/toast.ts'
import { failsMidway, hangsMidway } from '../../testing/writing.ts'
import { editor } from '../resume-editor/editor.testing.ts'
import { dialog, expectTitles, openDialog, rewriteAt, rewriteDialog } from './builder.testing.ts'

const welder = {
  jobTitle: 'Welder',
  bio: 'I weld tanks and frames, and train others.',
  skills: ['TIG welding'],
}
const typed = { 'Resume title': 'From my profile', 'Target job description': 'Tanks, in Lagos' }

/** The dialog of a new resume, by somebody whose profile says enough for Quick Generate. */
const openQuick = async (tier: PaidTier | null = null) => {
  const resumes = fakeResumes({ tier })
  resumes.say(welder)
  await openDialog(resumes)
  await dialog.fill(typed)
  return resumes
}

test('while a resume is written, its screen is loaded, so that it opens also where the line has dropped by then', async () => {
  const screen = dashboardScreenAt(paths.resume('new'))
  if (!screen) throw new Error('The editor has no screen.')
  const load = vi.spyOn(screen.file, 'load')
  await openQuick()
  server.answers({ 'assistant.writeResume': hangsMidway('headline', 'Operations') })
  await dialog.submit.click()
  await expect.element(dialog.writing).toMatchTextContent('Operations')
  expect(load).toHaveBeenCalled()
  load.mockRestore()
})

test('a resume is shown while it is written; a person who stops it finds the form as it was', async () => {
  const resumes = fakeResumes()
  await rewriteAt(resumes, resumes.make(), 6)
  server.answers({ 'assistant.writeResume': hangsMidway('headline', 'Operations') })
  await rewriteDialog.submit.click()
  await expect.element(rewriteDialog.root.getByRole('button', { name: 'Generating...' })).toBeVisible()
  await expect.element(rewriteDialog.writing).toMatchTextContent('Operations')
  await rewriteDialog.press('Cancel')
  await expect.element(rewriteDialog.submit).toHaveFocus()
  await expect.element(rewriteDialog.root.getByText('Step 6 of 6')).toBeVisible()
  expect(resumes.all()).toMatchObject([{ version: 1 }])
})

test('the written resume opens in the editor, with a source for each line', async () => {
  const resumes = await openQuick()
  await dialog.submit.click()
  await expect.element(editor.heading('From my profile')).toBeVisible()
  await expectToast('Success', 'Professional resume generated successfully!')
  await expect.element(editor.paper).toMatchTextContent(/Ngozi Eze.*TIG welding/)
  await editor.sources.isClean()
  expect(resumes.all()).toMatchObject([{ aiGenerated: true, isPrimary: true }])
  expect(server.asked('assistant.writeResume')).toMatchObject([
    { body: { form: null, jobDescription: 'Tanks, in Lagos', template: 'professional', rewrites: null } },
  ])
})

test('Quick Generate leads to an incomplete profile, and continues after it', async () => {
  const resumes = fakeResumes()
  await openDialog(resumes)
  await dialog.fill({ 'Resume title': 'From my profile' })
  await dialog.submit.click()
  await expect
    .element(dialog.trouble)
    .toHaveTextContent(
      'Your profile has too little to write from. Fill in My Profile, or choose the Detailed Form. This try does not count.',
    )
  await dialog.root.getByRole('link', { name: 'Fill in My Profile' }).click()
  await expect.poll(() => location.pathname).toBe('/dashboard/profile')
  resumes.say(welder)
  history.back()
  await expect.element(dialog.field('Resume title')).toHaveValue('From my profile')
  await dialog.submit.click()
  await expect.element(editor.paper).toMatchTextContent('TIG welding')
})

const silent =
  /^The AI is not answering right now\. This try does not count, and what you typed is still here\./
const refused = /^The AI refused to write this\. This try does not count\./

test.each([
  ['does not answer', 'model_unavailable', silent],
  ['would not write it', 'model_refused', refused],
] as const)(
  'the writing service %s: the typed text is there, and the next try succeeds',
  async (_, code, words) => {
    const resumes = await openQuick()
    const trouble = server.refuse('assistant.writeResume', code)
    const isTold = async (): Promise<void> => {
      await expect.element(dialog.trouble).toMatchTextContent(words)
      await expect.element(dialog.trouble).toBeInViewport()
      await expect.element(dialog.writing).not.toBeInTheDocument()
      await expect.element(dialog.field('Target job description')).toHaveValue('Tanks, in Lagos')
      // It is said once, where the person looks.
      await expectToast()
    }
    await dialog.submit.click()
    await isTold()
    // It may also begin, and fail then.
    trouble.mend()
    server.answers({ 'assistant.writeResume': failsMidway(code) })
    await dialog.submit.click()
    await isTold()
    expect(resumes.all()).toEqual([])
    server.answers(resumes.answers)
    await dialog.submit.click()
    await expect.element(editor.heading('From my profile')).toBeVisible()
    expect(resumes.all()).toHaveLength(1)
  },
)

const lost =
  'The connection was lost while this was being written. What you typed is kept on this device. Try again: it counts only once.'

test('a resume is written once when its answer was lost, also after a reload', async () => {
  const resumes = await openQuick('pro')
  const line = server.loseAnswers('assistant.writeResume')
  await dialog.submit.click()
  await expect.element(dialog.trouble).toHaveTextContent(lost)
  await expect.element(dialog.submit).toHaveTextContent('Try again')
  expect(resumes.all()).toHaveLength(1)
  await reload()
  await expect.element(dialog.root.getByText('What you typed before is still here.')).toBeVisible()
  await dialog.submit.click()
  await expect.element(dialog.trouble).toHaveTextContent(lost)
  line.mend()
  await dialog.submit.click()
  await expectToast('Success', 'Professional resume generated successfully!')
  const ids = server.asked('assistant.writeResume').map(({ body }) => body.id)
  expect(new Set(ids).size).toBe(1)
  expect(resumes.all()).toMatchObject([{ id: ids[0], title: 'From my profile' }])
})

test('a resume that another page still waits for is written once, also after reloads', async () => {
  const resumes = await openQuick('pro')
  const line = server.loseAnswers('assistant.writeResume')
  await dialog.submit.click()
  await expect.element(dialog.trouble).toHaveTextContent(lost)
  line.mend()
  await reload()
  const busy = server.refuse('assistant.writeResume', 'in_progress')
  await dialog.submit.click()
  await expect.element(dialog.trouble).toHaveTextContent(errors.in_progress.message)
  busy.mend()
  await reload()
  await dialog.submit.click()
  await expectToast('Success', 'Professional resume generated successfully!')
  const ids = server.asked('assistant.writeResume').map(({ body }) => body.id)
  expect(new Set(ids).size).toBe(1)
  expect(resumes.all()).toHaveLength(1)
})

test('a rewrite whose answer was lost is sent again as the same request, although the resume has a newer version by then', async () => {
  const resumes = fakeResumes()
  await rewriteAt(resumes, resumes.make(), 6)
  const line = server.loseAnswers('assistant.writeResume')
  await rewriteDialog.submit.click()
  await expect.element(rewriteDialog.trouble).toHaveTextContent(lost)
  line.mend()
  const looks = server.asked('resumes.get').length
  live.tell({ topic: 'resumes', change: 'modified' })
  await expect.poll(() => server.asked('resumes.get').length).toBeGreaterThan(looks)
  await rewriteDialog.submit.click()
  await expectToast('Success', 'Professional resume generated successfully!')
  const ids = server.asked('assistant.writeResume').map(({ body }) => body.id)
  expect(ids).toEqual([ids[0], ids[0]])
})

test("a resume in a person's own words that is saved after they left is in the list, and does not navigate", async () => {
  const resumes = fakeResumes({ tier: 'pro' })
  resumes.make({ title: 'First' })
  await openDialog(resumes)
  await dialog.pick('Detailed Form')
  await dialog.fill({ 'Resume title': 'Late' })
  for (const step of [1, 2, 3, 4, 5, 6]) await dialog.goOn(step)
  const slow = server.hold('resumes.create')
  await dialog.press('Use my own words')
  history.back()
  await expect.element(dialog.root).not.toBeInTheDocument()
  await page.getByRole('link', { name: 'My Profile', exact: true }).click()
  await expect.poll(() => location.pathname).toBe('/dashboard/profile')
  slow.goOn()
  await expectToast('Success', 'Your resume is made, in your own words.')
  expect(location.pathname).toBe('/dashboard/profile')
  await page.getByRole('link', { name: 'Resume Builder', exact: true }).click()
  await expectTitles('Late', 'First')
})
