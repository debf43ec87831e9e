import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeApplications } from '../../testing/applications.ts'
import { fakeCareer } from '../../testing/career.ts'
import { server } from '../../testing/fake-server.ts'
import { reload } from '../../testing/reload.ts'
import { expectToast } from '../../testing/toast.ts'
import { hangsMidway } from '../../testing/writing.ts'
import { openTools, role, tools } from './tools.testing.ts'

const refusal = /refused to write this/

test('a text needs a role and words to begin with', async () => {
  await openTools()
  await tools.optimise.click()
  await expectToast('Missing Information', 'Target role and current content are required.')
  await expect.element(page.getByText('Current content is required.')).toBeVisible()
  await expect.element(tools.role).toHaveFocus()
  expect(server.asked('assistant.optimiseProfileText')).toEqual([])
})

test('a summary is written, and shown in a dialog with its length', async () => {
  await openTools()
  await tools.fill()
  await tools.optimise.click()
  const { dialog, words } = tools.textFor(role)
  await expect.element(words).toHaveValue('I plan routes for 40 trucks in Lagos.')
  await expect.element(dialog.getByText('37 of 2,600 characters')).toBeVisible()
})

test('the request stays after the text was written, and can be sent again for another one', async () => {
  const career = await openTools()
  await tools.fill()
  await tools.optimise.click()
  const { dialog } = tools.textFor(role)
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await reload()
  await expect.element(tools.content).toHaveValue('I plan routes for 40 trucks in Lagos.')
  await tools.optimise.click()
  await expect.element(dialog).toBeVisible()
  expect(career.texts()).toHaveLength(2)
})

test('the typed request survives a reload', async () => {
  await openTools()
  await tools.fill()
  await reload()
  await expect.element(tools.content).toHaveValue('I plan routes for 40 trucks in Lagos.')
  await expect.element(page.getByText('What you typed before is still here.')).toBeVisible()
})

test('a refusal of the model is shown in the form and in a toast', async () => {
  await openTools()
  await tools.fill()
  server.refuse('assistant.optimiseProfileText', 'model_refused')
  await tools.optimise.click()
  await expectToast('Optimization Failed', refusal)
  await expect.element(page.getByRole('main').getByRole('alert')).toMatchTextContent(refusal)
})

test('a text in progress shows its progress, and can be cancelled', async () => {
  await openTools()
  server.answers({ 'assistant.optimiseProfileText': hangsMidway('paragraphs.0', 'I plan rou') })
  await tools.fill()
  await tools.optimise.click()
  await expect.element(page.getByText('I plan rou', { exact: true })).toBeVisible()
  await tools.press('Cancel')
  await expect.element(tools.optimise).toHaveFocus()
  await expect.element(page.getByText(/^You stopped the writing/)).toBeVisible()
  await expect.element(tools.content).toHaveValue('I plan routes for 40 trucks in Lagos.')
})

test('a text whose answer is lost is written once, however often it is asked for', async () => {
  const career = await openTools()
  await tools.fill()
  const line = server.loseAnswers('assistant.optimiseProfileText')
  await tools.optimise.click()
  await expectToast('Optimization Failed', 'The connection was lost.')
  expect(career.texts()).toHaveLength(1)
  line.mend()
  await tools.press('Try again')
  await expect.element(tools.textFor(role).dialog).toBeVisible()
  expect(career.texts()).toHaveLength(1)
})

test('on Elite a text fits a tracked job', async () => {
  const job = { jobTitle: 'Planner', companyName: 'Tudun Foods', notes: 'SQL.', status: 'saved' } as const
  await openTools('', { tier: 'elite', career: fakeCareer(fakeApplications(job)) })
  await tools.fill()
  await tools.press('Fit it to a tracked job')
  await tools.press('Planner Tudun Foods')
  await expect.element(page.getByText('For the job Planner at Tudun Foods')).toBeVisible()
  await tools.optimise.click()
  await expect.element(tools.textFor(role).dialog).toBeVisible()
  const [request] = server.asked('assistant.optimiseProfileText')
  expect(request?.body.jobDescription).toBe('Planner at Tudun Foods\n\nSQL.')
})

test('on Free the required plan is named, and no tool is available', async () => {
  await openTools('', { tier: null })
  await expect.element(page.getByText('7-day free trial • Cancel anytime')).toBeVisible()
  await expect.element(page.getByRole('tablist')).not.toBeInTheDocument()
})
