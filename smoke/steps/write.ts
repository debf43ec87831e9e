import { liveConnected } from '../../e2e/live.ts'
import { ApplicationsPage } from '../../e2e/pages/applications.ts'
import { LoginPage } from '../../e2e/pages/login.ts'
import { Shell } from '../../e2e/pages/shell.ts'
import type { Step } from '../step.ts'

export const job = {
  title: 'Supply Planner',
  company: 'Tudun Foods',
} as const

export const writeStep: Step = {
  name: 'write',
  looksAt: 'An application is added in one browser, and another browser that logs in shows it',
  help: 'infra/table.ts',
  needs: ['log-in'],
  run: async ({ page, account, made }) => {
    const [first, other] = [await page(), await page('other')]
    const login = await LoginPage.open(other)
    // The step `live` waits for the connection. A page tells of it only to those who listen before it opens.
    made.connected = liveConnected(other)
    made.connected.catch(() => undefined)
    const write = async () => {
      await new Shell(first).go('My Applications')
      const applications = await new ApplicationsPage(first).shown()
      const dialog = await applications.add()
      await dialog.fill({ 'Job title': job.title, Company: job.company }, 'Saved')
      await dialog.saveAndClose()
      await applications.expectTitles(job.title)
    }
    const [{ shell }] = await Promise.all([login.logIn(account), write()])
    await shell.go('My Applications')
    await (await new ApplicationsPage(other).shown()).expectTitles(job.title)
    return job.title
  },
}
