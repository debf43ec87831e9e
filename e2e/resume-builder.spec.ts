import { expect } from 'playwright/test'
import { status } from './complaints.ts'
import { testSignedIn as test } from './fixtures.ts'
import { DashboardPage } from './pages/dashboard.ts'
import { ProfilePage } from './pages/profile.ts'
import { ResumeBuilderPage } from './pages/resume-builder.ts'
import { ResumeEditorPage } from './pages/resume-editor.ts'
import { expectToast, toast } from './pages/toast.ts'
import { chooseFormat, downloadAs, makeResume, modelFault, ngozisForm } from './writing.ts'

const required = ['Required Fields Missing', 'Please fill in all required fields before proceeding.'] as const

test('a new person makes a resume that they could send, and learns what the Free plan holds', async ({
  page,
  api,
  stack,
}) => {
  const { shell } = await DashboardPage.open(page)
  await shell.go('Resume Builder')
  const builder = await new ResumeBuilderPage(page).shown()
  await expect(builder.empty).toBeVisible()
  await expect(page.getByRole('region', { name: 'Resume tips' })).toBeVisible()
  await expect(page.getByText('Pro keeps up to 5 files here')).toBeVisible()

  const dialog = await builder.generate()
  await dialog.pick('Detailed Form')
  await dialog.next.click()
  await expect(dialog.root.getByText('Title is required.')).toBeVisible()
  await dialog.fill({ 'Resume title': 'Operations Analyst, Lagos' })

  await dialog.goOn(1)
  await expect(dialog.field('Full name')).toHaveValue('Ngozi Eze')
  await dialog.fill({ 'Full name': '' })
  await dialog.next.click()
  await expectToast(page, ...required)
  await expect(dialog.field('Full name')).toBeFocused()
  await dialog.fill({ 'Full name': ngozisForm.fullName, Phone: ngozisForm.phone })
  await dialog.goOn(2)
  // What was missing is there: nobody says it any more.
  await expect(toast(page)).toBeEmpty()

  await dialog.next.click()
  await expectToast(page, ...required)
  await dialog.fill({ 'Professional title': ngozisForm.jobTitle, 'Professional summary': ngozisForm.summary })
  await dialog.goOn(3)
  await dialog.next.click()
  await expectToast(page, ...required)
  await expect(dialog.root.getByRole('button', { name: /^Remove work entry/ })).toHaveCount(0)
  await dialog.fillEntry('work entry', 1, { 'Job title': 'Operations Officer', Company: 'Gani Haulage' })
  await dialog.press('Add work entry')
  await expect(dialog.entry('work entry', 2).getByLabel('Job title')).toBeFocused()
  await dialog.fillEntry('work entry', 2, {
    'Job title': 'Stock Assistant',
    Company: 'Moremi Retail',
    Description: 'Counted 3,200 lines a month.',
  })
  await dialog.press('Add work entry')
  await dialog.press('Remove work entry 1')
  await expect(dialog.entry('work entry', 1).getByLabel('Company')).toHaveValue('Moremi Retail')
  await dialog.press('Remove work entry 2')
  await expect(dialog.root.getByRole('button', { name: /^Remove work entry/ })).toHaveCount(0)
  await dialog.goOn(4)
  await dialog.next.click()
  await expectToast(page, ...required)
  await dialog.fillEntry('education entry', 1, {
    Degree: 'B.Sc. Economics',
    Institution: 'Bayero University, Kano',
  })
  await dialog.goOn(5)
  await dialog.next.click()
  await expectToast(page, ...required)
  await dialog.fill({ 'Technical skills': 'SQL, Excel' })
  await dialog.goOn(6)
  await dialog.press('Previous')
  await dialog.onStep(5)
  await expect(dialog.field('Technical skills')).toHaveValue('SQL, Excel')
  await dialog.goOn(6)

  // The text is seen as it comes; whoever stops it finds the form where it was.
  modelFault(stack, 'hang-midway', 1)
  await dialog.submit.click()
  await expect(dialog.root.getByRole('button', { name: 'Generating...' })).toBeVisible()
  await expect(dialog.writing).toContainText('Operations')
  await dialog.press('Cancel')
  await expect(dialog.submit).toHaveText('Generate Resume')
  await expect(dialog.submit).toBeFocused()
  const editor = await dialog.generate('Operations Analyst, Lagos')
  await expectToast(page, 'Success', 'Professional resume generated successfully!')
  await expect(editor.paper).toContainText('Moremi Retail')
  await editor.sources.expectClean()
  expect((await api.resumes.list({})).resumes).toMatchObject([{ aiGenerated: true, isPrimary: true }])

  const file = await downloadAs(page, 'Operations Analyst, Lagos', 'Text (.txt)')
  expect(file.name).toBe('operations_analyst__lagos.txt')
  expect(file.text).toMatch(/^={60}\n +PROFESSIONAL RESUME\n={60}\n\nNgozi Eze\n/)
  expect(file.text).toContain('3,200 lines')
  await page.getByRole('link', { name: 'Resumes', exact: true }).click()
  await expect(builder.card('Operations Analyst, Lagos')).toContainText('AI Generated')
  await expect(builder.card('Operations Analyst, Lagos')).toContainText('Primary')
  await builder.generateButton.click()
  await expectToast(
    page,
    'Upgrade Required',
    'Free plan allows only 1 resume. Upgrade to generate unlimited resumes.',
  )
  await chooseFormat(page, 'Operations Analyst, Lagos', 'PDF')
  await expect(page).toHaveTitle('Upgrade · Aiki')
})

test('a tab that is closed in the midst of the form loses nothing', async ({ page, context, api }) => {
  const dialog = await (await ResumeBuilderPage.open(page)).generate()
  await dialog.pick('Bold')
  await dialog.pick('Detailed Form')
  await dialog.fill({ 'Resume title': 'Night shift', 'Target job description': 'Forklift, nights' })
  await dialog.fillForm(ngozisForm)
  await dialog.press('Previous')
  await dialog.onStep(5)
  await page.close()

  const again = await context.newPage()
  const builder = await ResumeBuilderPage.open(again)
  const kept = await builder.generate()
  await expect(kept.root.getByText('What you typed before is still here.')).toBeVisible()
  await expect(kept.root.getByText('Step 5 of 6')).toBeVisible()
  await expect(kept.field('Technical skills')).toHaveValue(ngozisForm.technicalSkills)
  await kept.goOn(6)
  await kept.press('Use my own words')
  const editor = await new ResumeEditorPage(again).shown('Night shift')
  await expectToast(again, 'Success', 'Your resume is made, in your own words.')
  await expect(editor.content).toHaveValue(
    /- Plan the day of 40 trucks\.\n- Cut late deliveries from 18% to 11%\./,
  )
  await editor.sources.expectClean()
  const { resumes } = await api.resumes.list({})
  expect(resumes).toMatchObject([{ title: 'Night shift', template: 'bold', aiGenerated: false }])

  // What was made of them is not there a second time.
  await again.goto('/dashboard/resume-builder?sheet=new')
  await expectToast(again, 'Upgrade Required', /Free plan allows only 1 resume/)
  await api.resumes.remove({ params: { id: resumes[0]?.id ?? '' } })
  await again.reload()
  await expect((await (await builder.shown()).generate()).field('Resume title')).toHaveValue('')
})

test('Quick Generate writes from the profile, and says where to fill it in', async ({
  page,
  api,
  complaints,
}) => {
  complaints.expect(status(422))
  const builder = await ResumeBuilderPage.open(page)
  const dialog = await builder.generate()
  await dialog.fill({ 'Resume title': 'From my profile' })
  await dialog.submit.click()
  await expect(dialog.trouble).toHaveText(
    'Your profile says too little to write from. Fill in My Profile, or choose the Detailed Form. Nothing was counted.',
  )
  await dialog.root.getByRole('link', { name: 'Fill in My Profile' }).click()
  await new ProfilePage(page).shown()

  const { profile } = await api.profile.get({})
  const said = {
    jobTitle: 'Welder',
    bio: 'I weld tanks and frames, and train others.',
    skills: ['TIG welding'],
  }
  await api.profile.update({ body: { version: profile?.version ?? 0, ...said } })
  await page.goBack()
  const again = await builder.newDialog()
  await expect(again.field('Resume title')).toHaveValue('From my profile')
  const editor = await again.generate('From my profile')
  await expect(editor.paper).toContainText('Ngozi Eze')
  await expect(editor.paper).toContainText('TIG welding')
  await editor.sources.expectClean()
})

test('a resume is looked at, made the primary one, rewritten and deleted from its card', async ({
  page,
  api,
}) => {
  await api.subscription.startTrial({ body: { tier: 'pro' } })
  await makeResume(api, { title: 'First' })
  await makeResume(api, { title: 'Second', template: 'minimalist' })
  const builder = await ResumeBuilderPage.open(page)
  await builder.expectTitles('Second', 'First')
  const preview = await builder.preview('Second')
  await expect(preview.getByRole('article')).toContainText('Gani Haulage')
  await page.keyboard.press('Escape')
  await expect(preview).toBeHidden()
  await expect(builder.card('Second').getByRole('button', { name: /^Preview/ })).toBeFocused()

  await builder.choose('Second', 'Make it primary')
  await expectToast(page, 'Success', '“Second” is your primary resume now.')
  await expect(builder.card('First')).not.toContainText('Primary')
  const dialog = await builder.rewrite('First')
  await expect(dialog.root.getByRole('radio', { name: /^Detailed Form/ })).toBeChecked()
  for (const step of [1, 2, 3, 4, 5, 6]) await dialog.goOn(step)
  const editor = await dialog.generate('First')
  await editor.choose('Versions')
  await expect(editor.dialog('Versions').getByRole('button', { name: /^Own words/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Resumes', exact: true }).click()

  const question = await builder.delete('Second')
  await expect(question).toContainText('deleted for good')
  await question.getByRole('button', { name: 'Delete resume' }).click()
  await expectToast(page, 'Success', 'Resume deleted successfully')
  await builder.expectTitles('First')
  await expect(builder.card('First').getByRole('button', { name: /^Delete/ })).toBeFocused()
})
