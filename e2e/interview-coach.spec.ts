import { expect } from 'playwright/test'
import { lineDown, status } from './complaints.ts'
import { testSignedIn as test } from './fixtures.ts'
import { track } from './jobs.ts'
import { breakServer, holdServer, loseAnswers } from './lines.ts'
import { ApplicationsPage } from './pages/applications.ts'
import { figure, InterviewCoachPage } from './pages/interview-coach.ts'
import { expectToast, toastButton } from './pages/toast.ts'
import { answerQuestions, startPractice } from './practice.ts'
import { modelFault } from './writing.ts'

const interviews = '/api/interviews'
const everyQuestion = [0, 1, 2, 3, 4, 5, 6, 7]

test.afterEach(({ stack }) => modelFault(stack, 'ok'))

test('on Free the coach says what a plan gives, and starts nothing', async ({ page, api }) => {
  const coach = await InterviewCoachPage.open(page)
  await expect(coach.empty).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Practise with Pro' })).toBeVisible()
  await expect(page.getByRole('tab', { name: /Voice/ })).toBeDisabled()
  await coach.startButton.click()
  await expectToast(page, 'Upgrade Required', 'Interview practice is part of Pro and Elite.')
  await page.goto('/dashboard/interview-coach?sheet=new')
  await expectToast(page, 'Upgrade Required', 'Interview practice is part of Pro and Elite.')
  await expect(coach.dialog).toHaveCount(0)
  await toastButton(page, 'See the plans').click()
  await expect(page).toHaveTitle('Upgrade · Aiki')
  expect((await api.interviews.list({})).interviews).toEqual([])
})

test('a practice is started, kept as a draft until then, and found again in the list', async ({
  page,
  api,
}) => {
  await api.subscription.startTrial({ body: { tier: 'pro' } })
  const coach = await InterviewCoachPage.open(page)
  const dialog = await coach.start()
  await expect(dialog.getByLabel('Industry')).toHaveValue('technology')
  await expect(dialog.getByRole('radio', { name: /^Beginner/ })).toBeChecked()
  await coach.submit.click()
  await expectToast(page, 'Missing Information', 'Please provide a job title for the interview practice.')
  await expect(dialog.getByLabel('Job title')).toBeFocused()
  await dialog.getByLabel('Job title').fill('Bursar')
  await dialog.getByLabel('Industry').selectOption('Education')
  await dialog.getByRole('radio', { name: /^Advanced/ }).check({ force: true })
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  await page.reload()
  await coach.start()
  await expect(dialog.getByText('What you typed before is still here.')).toBeVisible()
  await expect(dialog.getByLabel('Job title')).toHaveValue('Bursar')

  const server = await holdServer(page, 'POST', interviews)
  await coach.submit.click()
  await expect(dialog.getByRole('region', { name: 'Writing your questions' })).toBeVisible()
  server.goOn()
  await expect(page).toHaveURL(/\/interview-coach\/[0-9A-Z]{26}$/)
  await expectToast(page, 'Session Started', '8 questions for Bursar.')
  const [made] = (await api.interviews.list({})).interviews
  expect(made).toMatchObject({ jobTitle: 'Bursar', industry: 'education', difficulty: 'advanced' })

  await page.goBack()
  await coach.shown()
  const row = coach.rows().first()
  await expect(row).toContainText('Education · Advanced')
  await expect(row).toContainText('In Progress')
  await expect(row).toContainText('0 of 8 answered')
  await row.getByRole('link', { name: /^Resume/ }).click()
  await expect(page).toHaveURL(new RegExp(`/interview-coach/${made?.id}$`))
  await page.goBack()
  await expect((await coach.start()).getByLabel('Job title')).toHaveValue('')
})

test('a start whose answer is lost is one session, also after a reload, and a server that fails says so', async ({
  page,
  api,
  complaints,
}) => {
  complaints.expect(status(500), lineDown)
  await api.subscription.startTrial({ body: { tier: 'pro' } })
  const coach = await InterviewCoachPage.open(page)
  const dialog = await coach.start()
  await dialog.getByLabel('Job title').fill('Nurse')
  const broken = await breakServer(page, 'POST', interviews)
  await coach.submit.click()
  await expectToast(page, 'Error', 'Failed to start practice session. Please try again.')
  await expect(coach.trouble).toHaveText('Failed to start practice session. Please try again.')
  await expect(coach.submit).toBeFocused()
  await broken.mend()
  const line = await loseAnswers(page, 'POST', interviews)
  await coach.submit.click()
  await expect(coach.trouble).toContainText('The connection was lost.')
  await expect(coach.submit).toHaveText('Try again')
  await line.mend()
  await page.reload()
  await coach.starting()
  await coach.submit.click()
  await expect(page).toHaveURL(/\/interview-coach\/[0-9A-Z]{26}$/)
  expect((await api.interviews.list({})).interviews).toHaveLength(1)
})

test('a tracked application starts a practice for its own role', async ({ page, api }) => {
  await api.subscription.startTrial({ body: { tier: 'pro' } })
  const [id] = await track(api, { status: 'interview', notes: 'They work with SAP.' })
  const applications = await ApplicationsPage.open(page)
  await applications
    .row('Supply Planner')
    .getByRole('link', { name: 'Practise the interview for Supply Planner at Tudun Foods' })
    .click()
  const coach = new InterviewCoachPage(page)
  const dialog = await coach.starting()
  await expect(dialog).toContainText('For your application Supply Planner at Tudun Foods')
  await expect(dialog).toContainText('Your notes of it go along')
  await expect(dialog.getByLabel('Job title')).toHaveValue('Supply Planner')
  await coach.submit.click()
  await expectToast(page, 'Session Started', '8 questions for Supply Planner at Tudun Foods.')
  expect((await api.interviews.list({})).interviews).toMatchObject([
    { applicationId: id, companyName: 'Tudun Foods' },
  ])

  await page.goto(`/dashboard/interview-coach?sheet=new&application=${id}`)
  await coach.starting()
  await dialog.getByRole('button', { name: /^Practise without it/ }).click()
  await expect(dialog.getByText(/^For your application/)).toHaveCount(0)
  const form = await (await ApplicationsPage.open(page)).edit('Supply Planner')
  await form.root.getByRole('link', { name: 'Practise interview' }).click()
  await coach.starting()
})

test('the latest three are listed, all are a press away, and the details have every figure', async ({
  page,
  api,
}) => {
  const sessions = []
  for (const jobTitle of ['Clerk', 'Planner', 'Bursar', 'Nurse'])
    sessions.push(await startPractice(api, { jobTitle, companyName: '', industry: 'finance' }))
  const [clerk, planner] = sessions
  if (!clerk || !planner) throw new Error('Four were started.')
  await answerQuestions(api, clerk, everyQuestion)
  const done = await api.interviews.complete({ params: { id: clerk.interview.id } })
  await answerQuestions(api, planner, [0, 1])

  const coach = await InterviewCoachPage.open(page)
  await expect(coach.rows()).toHaveCount(3)
  await expect(coach.rows().filter({ hasText: 'Clerk' })).toHaveCount(0)
  await page.getByRole('button', { name: 'View All (4)' }).click()
  await expect(coach.rows(coach.all)).toHaveCount(4)
  await expect(coach.rows(coach.all).last()).toContainText(`Score ${done.overallScore}%`)

  const details = await coach.openDetails('Clerk', coach.all)
  await expect(coach.all).toBeHidden()
  const figures = {
    'Job title': 'Clerk',
    Industry: 'Finance',
    Duration: '1 minute',
    Status: 'Completed',
    'Overall score': `${done.overallScore}%`,
    'Questions answered': '8 of 8',
    'Completion rate': '100%',
  }
  for (const [label, says] of Object.entries(figures)) await expect(figure(details, label)).toHaveText(says)
  await expect(details).toContainText(done.feedback)
  await expect(details.locator('summary')).toHaveCount(8)
  await details.locator('summary').first().click()
  await expect(details.getByText(/^At Gani Haulage in April/).first()).toBeVisible()
  await expect(
    details.getByText(/^Communication \d+ · Content quality \d+ · Confidence \d+$/).first(),
  ).toBeVisible()
  await page.goBack()
  await expect(coach.all).toBeVisible()
  await coach.all.getByRole('button', { name: 'Close' }).click()

  await coach.openDetails('Planner')
  await expect(figure(details, 'Duration')).toHaveText('In Progress')
  await expect(figure(details, 'Questions answered')).toHaveText('2 of 8')
  await expect(figure(details, 'Completion rate')).toHaveText('0%')
  await expect(details.locator('summary')).toHaveCount(2)
  await details.getByRole('link', { name: 'Resume' }).click()
  await expect(page).toHaveURL(new RegExp(`/interview-coach/${planner.interview.id}$`))
})

test('a session is deleted after a question, and one that is completed is practised again', async ({
  page,
  api,
  complaints,
}) => {
  complaints.expect(status(500))
  const session = await startPractice(api)
  await answerQuestions(api, session, everyQuestion)
  await api.interviews.complete({ params: { id: session.interview.id } })
  const coach = await InterviewCoachPage.open(page)
  const details = await coach.openDetails('Operations Analyst')
  await details.getByRole('button', { name: 'Practice Again' }).click()
  await expectToast(page, 'Session Started', '8 questions for Operations Analyst at Gani Haulage.')
  const [again] = (await api.interviews.list({})).interviews
  await expect(page).toHaveURL(new RegExp(`/interview-coach/${again?.id}$`))
  const whole = await api.interviews.get({ params: { id: again?.id ?? '' } })
  expect(whole.questions).toEqual(session.questions)

  await page.goBack()
  await expect(coach.rows()).toHaveCount(2)
  await coach
    .rows()
    .first()
    .getByRole('button', { name: /^Details/ })
    .click()
  const question = page.getByRole('alertdialog')
  await details.getByRole('button', { name: 'Delete Session' }).click()
  await expect(question).toContainText('Are you sure you want to delete this interview session?')
  await expect(question.getByRole('button', { name: 'Keep it' })).toBeFocused()
  await question.getByRole('button', { name: 'Keep it' }).click()
  await expect(details).toBeVisible()
  const broken = await breakServer(page, 'DELETE', interviews)
  await details.getByRole('button', { name: 'Delete Session' }).click()
  await question.getByRole('button', { name: 'Delete session' }).click()
  await expectToast(page, 'Error', 'Failed to delete session. Please try again.')
  await broken.mend()
  await toastButton(page, 'Try again').click()
  await expectToast(page, 'Session Deleted', 'The interview session has been deleted successfully.')
  await expect(details).toBeHidden()
  await expect(coach.rows()).toHaveCount(1)
  expect((await api.interviews.list({})).interviews).toMatchObject([{ id: session.interview.id }])
})

test('on Elite the voice tab says that it is coming, and the arrows lead there and back', async ({
  page,
  api,
}) => {
  await api.subscription.startTrial({ body: { tier: 'elite' } })
  await InterviewCoachPage.open(page)
  await page.getByRole('tab', { name: 'Text' }).focus()
  await expect(page.getByRole('tab', { name: /Voice/ })).toBeEnabled()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('heading', { name: 'Voice Practice Coming Soon' })).toBeVisible()
  await expect(page.getByRole('tab', { name: /Voice/ })).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('heading', { name: 'No Practice Sessions Yet' })).toBeVisible()
})
