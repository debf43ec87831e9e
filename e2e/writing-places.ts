import { expect } from 'playwright/test'
import { track } from './jobs.ts'
import { CoverLettersPage } from './pages/cover-letters.ts'
import type { GenerateDialog } from './pages/generate-dialog.ts'
import { ResumeBuilderPage } from './pages/resume-builder.ts'
import { ResumeEditorPage } from './pages/resume-editor.ts'
import type { Signed, Way } from './signed.ts'
import { makeDoubtful, makeResume, modelFault, ngozisForm, pixel, writeLetter } from './writing.ts'

const longWord = 'Donaudampfschifffahrtsgesellschaftskapitän'
const longForm = {
  jobTitle: longWord,
  workExperience: [
    { jobTitle: longWord, company: longWord, duration: 'Mar 2023 to now', description: `Wrote ${longWord}.` },
    ...ngozisForm.workExperience,
  ],
}
const job = `${longWord} at ${longWord}`

const trial = ({ api }: Signed, tier: 'pro' | 'elite') => api.subscription.startTrial({ body: { tier } })

/** The dialog on a step of its form, filled in, with the faults of what was taken out. */
const onStep = async ({ page, api }: Signed, step: number, ...cleared: string[]): Promise<GenerateDialog> => {
  await makeResume(api, { title: longWord, form: longForm })
  const dialog = await (await ResumeBuilderPage.open(page)).rewrite(longWord)
  for (let at = 1; at <= step; at += 1) await dialog.goOn(at)
  for (const label of cleared) await dialog.field(label).first().fill('')
  if (cleared.length > 0) await dialog.next.click()
  return dialog
}

const doubtful = async ({ page, api }: Signed, search = ''): Promise<ResumeEditorPage> => {
  const { id } = await makeDoubtful(api, { title: longWord, form: longForm })
  const editor = await ResumeEditorPage.open(page, id, search)
  await expect(editor.sources.boxes).toHaveCount(1)
  return editor
}

const withLetter = async ({ page, api }: Signed): Promise<CoverLettersPage> => {
  await makeResume(api)
  await writeLetter(api, { jobTitle: longWord, companyName: longWord })
  return CoverLettersPage.open(page)
}

/** Where resumes and letters are written, each with the way to it. */
export const writingPlaces: Readonly<Record<string, Way<Signed>>> = {
  'no resumes yet': ({ page }) => ResumeBuilderPage.open(page),
  'the resumes, as many as Free has': async ({ page, api }) => {
    await makeResume(api, { title: longWord })
    await ResumeBuilderPage.open(page)
    await expect(page.getByRole('heading', { name: 'Free has 1 resume' })).toBeVisible()
  },
  'how a resume is to be written, with faults': async ({ page }) =>
    (await (await ResumeBuilderPage.open(page)).generate()).submit.click(),
  'step 1 of a resume, with faults': world => onStep(world, 1, 'Full name', 'Email'),
  'step 2 of a resume, with faults': world => onStep(world, 2, 'Professional title', 'Professional summary'),
  'step 3 of a resume, with three entries': world => onStep(world, 3),
  'step 4 of a resume, with faults': world => onStep(world, 4, 'Degree', 'Institution'),
  'step 5 of a resume, with faults': world => onStep(world, 5, 'Technical skills'),
  'step 6 of a resume': world => onStep(world, 6),
  'an import that could not be read': async world => {
    const dialog = await onStep(world, 1)
    await dialog.import()
    await dialog.file.setInputFiles({ name: `${longWord}.doc`, mimeType: '', buffer: Buffer.from('x') })
    await expect(dialog.trouble).toBeVisible()
  },
  'what an import left over': async world => {
    const dialog = await onStep(world, 1)
    await dialog.import()
    await dialog.fill({ 'Or paste the text of it here': `Ngozi Eze\n\nREFEREES\n${longWord}` })
    await dialog.press('Read pasted text')
    await expect(dialog.unplaced).toContainText(longWord)
  },
  'a resume while it is written': async world => {
    const dialog = await onStep(world, 6)
    modelFault(world.stack, 'hang-midway', 1)
    await dialog.submit.click()
    await expect(dialog.writing).toContainText(longWord.slice(0, 5))
  },
  'why no resume was written': async world => {
    const dialog = await onStep(world, 6)
    modelFault(world.stack, 'refusing', 1)
    await dialog.submit.click()
    await expect(dialog.trouble).toBeVisible()
  },
  'a resume as it looks': async ({ page, api }) => {
    await makeResume(api, { title: longWord, form: longForm })
    await (await ResumeBuilderPage.open(page)).preview(longWord)
  },
  'a resume and a line without a source': async world => {
    const { sources } = await doubtful(world)
    await sources.boxes.getByRole('button', { name: /^Say where it comes from/ }).click()
    await sources.boxes.getByRole('button', { name: 'Keep it' }).click()
  },
  'the paper of a resume on a phone': async world => {
    await world.page.setViewportSize({ width: 360, height: 740 })
    await (await doubtful(world)).showTab('Preview')
  },
  'two texts of one resume': async world => {
    const { page, api } = world
    const editor = await doubtful(world)
    const [head] = (await api.resumes.list({})).resumes
    await editor.title.fill('Mine')
    if (head)
      await api.resumes.update({ params: head, body: { version: head.version, title: longWord.repeat(2) } })
    await editor.save.click()
    await expect(page.getByRole('button', { name: 'Keep mine' })).toBeVisible()
  },
  'the versions of a resume': async world => {
    const versions = await (await doubtful(world)).openDialog('Versions')
    await expect(versions.getByRole('listitem')).toHaveCount(1)
  },
  'an earlier version of a resume': async world => {
    const versions = await (await doubtful(world)).openDialog('Versions')
    await versions.getByRole('button', { name: /^Own words/ }).click()
    await expect(versions.getByRole('article')).toBeVisible()
  },
  'what tailoring would bring': async world => {
    const editor = await doubtful(world)
    await world.page.getByRole('button', { name: 'Tailor to a job' }).click()
    await expect(editor.dialog('Tailor to a job')).toContainText('A resume in the words of the job')
  },
  'the job that a resume is fitted to': async world => {
    await trial(world, 'elite')
    await track(world.api, { jobTitle: longWord, companyName: longWord })
    const editor = await doubtful(world)
    await world.page.getByRole('button', { name: 'Tailor to a job' }).click()
    const sheet = editor.dialog('Tailor to a job')
    await sheet.getByRole('button', { name: 'Tailor resume' }).click()
    await sheet.getByRole('radio', { name: 'My applications' }).check({ force: true })
    await expect(sheet.getByRole('button', { name: longWord })).toBeVisible()
  },
  'what tailoring changed': async world => {
    await trial(world, 'elite')
    const editor = await doubtful(world)
    await world.page.getByRole('button', { name: 'Tailor to a job' }).click()
    const sheet = editor.dialog('Tailor to a job')
    await sheet.getByLabel('Job title').fill(longWord)
    await sheet.getByRole('button', { name: 'Tailor resume' }).click()
    await expect(editor.dialog('What changed')).toContainText(/line/)
  },
  'a resume that is not there any more': async ({ page }) => {
    await page.goto('/dashboard/resume-builder/01JD0000000000000000000000')
    await expect(page.getByRole('heading', { name: 'This resume is not here any more' })).toBeVisible()
  },
  'the files, one of them not taken': async world => {
    await trial(world, 'pro')
    const { files } = await ResumeBuilderPage.open(world.page)
    await files.add({ name: `${longWord}.png`, mimeType: 'image/png', buffer: pixel })
    await expect(files.rows).toHaveCount(1)
    await files.add({ name: `${longWord}.exe`, mimeType: '', buffer: Buffer.from('MZ') })
    await expect(files.trouble).toBeVisible()
  },
  'no letters yet': async ({ page }) => {
    await expect((await CoverLettersPage.open(page)).empty).toBeVisible()
  },
  'the letters': async world => {
    await expect((await withLetter(world)).card(longWord)).toBeVisible()
  },
  'the dialog of a new letter, with faults': async ({ page, api }) => {
    const [id] = await track(api, { jobTitle: longWord, companyName: longWord })
    const dialog = await (await CoverLettersPage.open(page, `?sheet=new&application=${id}`)).newDialog()
    await dialog.fill({ 'Company name': '' })
    await dialog.submit.click()
  },
  'a letter while it is written': async world => {
    await makeResume(world.api)
    const dialog = await (await CoverLettersPage.open(world.page)).generate()
    await dialog.fill({ 'Job title': 'Bursar', 'Company name': 'Gada Cement' })
    modelFault(world.stack, 'hang-midway', 1)
    await dialog.submit.click()
    await expect(dialog.writing).toContainText(/stop it\.\w/)
  },
  'a letter': async world => {
    const letter = await (await withLetter(world)).preview(job)
    await letter.sources.expectClean()
  },
  'a letter that is edited, with a sentence without a source': async world => {
    const letter = await (await withLetter(world)).edit(job)
    await letter.add('I led 75 engineers at Dangote Cement.')
    await expect(letter.sources.boxes).toHaveCount(1)
  },
}
