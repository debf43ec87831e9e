import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeApplications } from '../../testing/applications.ts'
import { fakeCareer } from '../../testing/career.ts'
import { server } from '../../testing/fake-server.ts'
import { reload } from '../../testing/reload.ts'
import { expectToast } from '../../testing/toast.ts'
import { clipboard, openTools, role, tools } from './tools.testing.ts'

const planners = () =>
  fakeApplications(
    { jobTitle: 'Planner 0', status: 'saved', origin: 'search', skills: ['Excel', 'Forecasting'] },
    { jobTitle: 'Planner 1', status: 'saved', skills: ['Forecasting'], notes: 'Forecasting of food.' },
    { jobTitle: 'Planner 2', status: 'saved', notes: 'They call on Monday.' },
  )
const title = page.getByRole('button', { name: 'Planner 1 Tudun Foods' })

test('the arrow keys move between tools, and a reload stays on the same one', async () => {
  await openTools()
  await tools.tab('LinkedIn').click()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(tools.tab('Skill gap')).toHaveFocus()
  await reload()
  await expect.element(tools.tab('Skill gap')).toHaveAttribute('aria-selected', 'true')
  await expect.element(tools.analyse).toBeVisible()
})

test('the skills of the saved jobs are counted, most asked first', async () => {
  await openTools('?tab=skills', { career: fakeCareer(planners()) })
  const asked = page.getByRole('region', { name: 'What your tracked jobs ask for' })
  await expect
    .element(asked)
    .toMatchTextContent('Of 3 jobs that you track, 2 name the skills that they ask for.')
  await expect.element(asked.getByRole('listitem').first()).toMatchTextContent('In 2 of 2 tracked jobs')
})

test('an analysis needs a role and an industry', async () => {
  await openTools('?tab=skills')
  await tools.analyse.click()
  await expectToast('Missing Information', 'Target role and target industry are required.')
  expect(server.asked('assistant.analyseSkillGap')).toEqual([])
})

test('a role is filled in from an application, analysed, and compared with the saved jobs', async () => {
  await openTools('?tab=skills', { career: fakeCareer(planners()) })
  await tools.press('From an application')
  await title.click()
  await expect.element(tools.role).toHaveValue('Planner 1')
  await expect.element(page.getByLabelText(/^Job description/)).toHaveValue('Forecasting of food.')
  await tools.industry.fill('Food')
  await tools.analyse.click()
  const dialog = tools.gapFor('Planner 1')
  const missing = dialog.getByRole('region', { name: 'Missing skills' })
  await expect
    .element(missing.getByRole('listitem').first())
    .toHaveTextContent('ForecastingIn 2 of 2 tracked jobs')
  await expect
    .element(dialog.getByRole('region', { name: 'What to do' }).getByRole('listitem'))
    .toHaveLength(3)
  history.back()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(tools.tab('Skill gap')).toHaveAttribute('aria-selected', 'true')
})

test('an analysis is copied as text, and deleted', async () => {
  const career = fakeCareer()
  const { id } = career.analyse(role, 'Logistics')
  await openTools(`?gap=${id}`, { career })
  const copied = clipboard()
  await tools.gapFor(role).getByRole('button', { name: 'Copy as text' }).click()
  await expectToast('Copied', 'Paste it where it belongs.')
  expect(copied()[0]).toMatch(/^Skills for Operations Manager, Logistics\n/)
  await userEvent.keyboard('{Escape}')
  await tools.press(`Delete Skills for ${role}`)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete analysis' }).click()
  await expectToast('Deleted', 'The analysis is gone.')
  await expect.element(page.getByRole('button', { name: `Open Skills for ${role}` })).not.toBeInTheDocument()
})

test('an analysis that fails shows an error', async () => {
  await openTools('?tab=skills')
  await tools.role.fill(role)
  await tools.industry.fill('Logistics')
  server.refuse('assistant.analyseSkillGap', 'model_refused')
  await tools.analyse.click()
  await expectToast('Analysis Failed', /refused to write this/)
})
