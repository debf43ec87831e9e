import { expect, test } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { expectForEverybody } from '../../testing/accessible.ts'
import { server } from '../../testing/fake-server.ts'
import { longWord } from '../../testing/long-word.ts'
import { ngozisForm } from '../../testing/ngozis-form.ts'
import { fakeRecord } from '../../testing/record.ts'
import { expectToast, toast } from '../../testing/toast.ts'
import { openRecord, recordPage } from './record.testing.ts'

const saved = () => {
  const record = fakeRecord()
  record.save(ngozisForm)
  return record
}

test('the record begins with what is known, and is saved as it was checked', async () => {
  const record = fakeRecord(() => ngozisForm)
  await openRecord(record)
  await expect.element(page.getByText(/^We filled this in from your profile/)).toBeVisible()
  await recordPage.save()
  await expectToast('Saved', 'Your Career Record is saved.')
  expect(record.now()).toMatchObject({ form: ngozisForm, version: 1 })
})

test('a job is opened, changed, moved and removed, and the removal is undone', async () => {
  const record = saved()
  await openRecord(record)
  const [first, second] = ngozisForm.workExperience
  await recordPage
    .entry('work entry', 2)
    .getByRole('button', { name: /^Stock Assistant/ })
    .click()
  await recordPage.field('Place').fill('Yaba, Lagos')
  await recordPage.press('Move work entry 2 up')
  await expect.element(page.getByRole('button', { name: 'Move work entry 1 up' })).toHaveFocus()
  await recordPage.press('Remove work entry 2')
  await toast.getByRole('button', { name: 'Undo' }).click()
  await recordPage.save()
  await expectToast('Saved', 'Your Career Record is saved.')
  expect(record.now().form.workExperience).toEqual([{ ...second, place: 'Yaba, Lagos' }, first])
})

test('at the end of the page on a phone, a toast leaves the buttons free', async () => {
  await page.viewport(360, 740)
  await openRecord(saved())
  await recordPage.press('Remove work entry 2')
  await expect.element(toast).toBeVisible()
  window.scrollTo(0, document.body.scrollHeight)
  const edgeOf = (side: 'top' | 'bottom', of: Locator) => of.element().getBoundingClientRect()[side]
  const save = page.getByRole('button', { name: 'Save Career Record' })
  await expect.poll(() => edgeOf('top', save) - edgeOf('bottom', toast)).toBeGreaterThan(0)
})

test('what an import found is shown first, then added, and Undo takes only that back', async () => {
  const record = saved()
  await openRecord(record)
  const [first] = ngozisForm.workExperience
  const job = { jobTitle: 'Cashier', company: 'Zenith Bank', place: '', duration: '2019', description: '' }
  server.answers({
    'imports.read': () => ({
      form: {
        ...ngozisForm,
        phone: '0809 111 2233',
        workExperience: [first, job].flatMap(each => each ?? []),
        technicalSkills: 'sql, Tally',
      },
      unplaced: ['On request'],
    }),
  })
  await recordPage.paste('Ngozi Eze')
  await expect
    .element(recordPage.found)
    .toMatchTextContent(/2 jobs: 1 new, 1 that you have already.*3 skills: 1 new, 2 that you have already/)
  await page.getByRole('checkbox', { name: /^Phone.*0803 555 0142.*0809 111 2233/ }).click({ force: true })
  await recordPage.press('Add to the form')
  await expectToast('Filled in', 'From your text. Check it before you continue.')
  await expect.element(recordPage.field('Phone')).toHaveValue('0809 111 2233')
  await expect.element(recordPage.field('Technical skills')).toHaveValue('SQL, Excel, route planning, Tally')
  await expect.element(recordPage.entry('work entry', 3)).toMatchTextContent('Cashier, Zenith Bank')
  await expect.element(page.getByText('1 line did not fit into the form')).toBeVisible()
  await recordPage.field('Interests').fill('Chess')
  await toast.getByRole('button', { name: 'Undo' }).click()
  await expectToast('The import was undone', 'What you changed since then is still there.')
  await expect.element(recordPage.field('Phone')).toHaveValue(ngozisForm.phone)
  await expect.element(recordPage.entry('work entry', 3)).not.toBeInTheDocument()
  await expect.element(recordPage.field('Interests')).toHaveValue('Chess')
})

test('what was discarded comes back with Undo', async () => {
  await openRecord(saved())
  await recordPage.field('Phone').fill('0809 111 2233')
  await recordPage.press('Discard')
  await expectToast('Discarded', 'Your Career Record is as you saved it last.')
  await expect.element(recordPage.field('Phone')).toHaveValue(ngozisForm.phone)
  await toast.getByRole('button', { name: 'Undo' }).click()
  await expect.element(recordPage.field('Phone')).toHaveValue('0809 111 2233')
})

test('of a resume that looks like another person’s, only what is ticked is added', async () => {
  await openRecord(saved())
  const job = { place: '', duration: '2019', description: 'Sold phones.' }
  server.answers({
    'imports.read': () => ({
      form: {
        ...ngozisForm,
        fullName: 'Tunde Bakare',
        email: 'tunde@example.com',
        portfolioUrl: 'tunde.example/work',
        githubUrl: 'github.com/tunde',
        workExperience: [
          { ...job, jobTitle: 'Cashier', company: 'Zenith Bank' },
          { ...job, jobTitle: 'Sales Clerk', company: 'Slot' },
        ],
        technicalSkills: 'Tally',
      },
      unplaced: [],
    }),
  })
  await recordPage.paste('Tunde Bakare')
  await expect.element(page.getByText(/^This looks like another person’s resume/)).toBeVisible()
  await page.getByRole('checkbox', { name: /^Sales Clerk, Slot/ }).click({ force: true })
  await page.getByRole('checkbox', { name: /^GitHub.*Yours: empty/ }).click({ force: true })
  await recordPage.press('Add to the form')
  await expect.element(recordPage.entry('work entry', 3)).toMatchTextContent('Sales Clerk, Slot')
  await expect.element(recordPage.entry('work entry', 4)).not.toBeInTheDocument()
  await expect.element(recordPage.field('Technical skills')).toHaveValue(ngozisForm.technicalSkills)
  await expect.element(recordPage.field('Portfolio URL')).toHaveValue('')
  await expect.element(recordPage.field('GitHub URL')).toHaveValue('github.com/tunde')
  await expect.element(recordPage.field('Full name')).toHaveValue(ngozisForm.fullName)
})

test('what another device saved meanwhile is not overwritten unasked', async () => {
  const record = saved()
  await openRecord(record)
  await recordPage.field('Phone').fill('0809 111 2233')
  record.save({ interests: 'Chess' })
  await recordPage.save()
  await expectToast('Saved', /It also has what you saved elsewhere meanwhile\.$/)
  await expect.element(recordPage.field('Interests')).toHaveValue('Chess')

  await recordPage.field('Phone').fill('0809 111 2234')
  await recordPage.field('Languages').fill('Igbo')
  record.save({ phone: '0701 000 0000' })
  await recordPage.save()
  await expect.element(page.getByText('0701 000 0000')).toBeVisible()
  await expect.element(page.getByText('Igbo')).not.toBeInTheDocument()
  await recordPage.press('Keep mine')
  await expectToast('Saved', 'Your Career Record is saved.')
  expect(record.now().form).toMatchObject({ phone: '0809 111 2234', interests: 'Chess', languages: 'Igbo' })
})

test('two devices that changed different jobs are not asked, and of one job only that is shown', async () => {
  const record = saved()
  await openRecord(record)
  const [officer, assistant] = ngozisForm.workExperience
  const jobs = (place: string) => [officer, assistant && { ...assistant, place }].flatMap(job => job ?? [])
  const fillPlace = async (place: string) => {
    await recordPage
      .entry('work entry', 1)
      .getByRole('button', { name: /^Operations Officer/ })
      .click()
    await recordPage.field('Place').fill(place)
  }
  await fillPlace('Ikeja')
  record.save({ workExperience: jobs('Yaba') })
  await recordPage.save()
  await expectToast('Saved', /It also has what you saved elsewhere meanwhile\.$/)
  expect(record.now().form.workExperience.map(({ place }) => place)).toEqual(['Ikeja', 'Yaba'])

  await fillPlace('Apapa')
  record.save({ workExperience: jobs('Lekki') })
  await recordPage.save()
  const shown = page.getByRole('term')
  await expect.element(shown).toMatchTextContent('Work Experience: Operations Officer, Gani Haulage')
  await recordPage.press('Keep mine')
  await expectToast('Saved', 'Your Career Record is saved.')
  expect(record.now().form.workExperience.map(({ place }) => place)).toEqual(['Apapa', 'Lekki'])
})

test('the record, with an open job and a long word', async () => {
  const record = saved()
  record.save({ jobTitle: longWord, interests: longWord })
  await openRecord(record)
  await recordPage
    .entry('work entry', 1)
    .getByRole('button', { name: /^Operations Officer/ })
    .click()
  await expect.element(recordPage.field('Job title')).toBeVisible()
  await expectForEverybody()
})

test('what an import found', async () => {
  await openRecord(saved())
  server.answers({
    'imports.read': () => ({
      form: { ...ngozisForm, phone: longWord, jobTitle: longWord },
      unplaced: [longWord],
    }),
  })
  await recordPage.paste(longWord)
  await expectForEverybody()
})
