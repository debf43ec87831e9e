import { randomUUID } from 'node:crypto'
import { decodeJwt } from 'jose'
import { ApplicationsPage } from '../../e2e/pages/applications.ts'
import { expect } from '../../e2e/pages/expect.ts'
import { Failure } from '../failure.ts'
import { subscriptionAnswer } from '../live-channel.ts'
import type { Step } from '../step.ts'
import { job } from './write.ts'

export const liveStep: Step = {
  name: 'live',
  looksAt:
    'A change in one browser appears in another without a reload: the stream, `changes` and AppSync work. The channel of another person is refused',
  help: 'infra/live.ts',
  needs: ['write'],
  run: async ({ page, tokens, config, made }) => {
    await made.connected
    const [first, other] = [await page(), await page('other')]
    await other.evaluate(() => Object.assign(globalThis, { stays: true }))
    const dialog = await new ApplicationsPage(first).edit(job.title)
    await dialog.fill({ Location: 'Kano' })
    const begun = performance.now()
    await dialog.saveAndClose()
    await expect(new ApplicationsPage(other).row(job.title)).toContainText('Kano')
    const seconds = (performance.now() - begun) / 1000
    if (!(await other.evaluate(() => 'stays' in globalThis)))
      throw new Failure('the other browser to stay as it is', 'a reload')

    const { accessToken: token } = await tokens()
    const { liveEndpoint: endpoint } = await config()
    const own = await subscriptionAnswer({ endpoint, token, sub: String(decodeJwt(token).sub) })
    if (own !== 'subscribe_success') throw new Failure('a subscription to the own channel', own)
    const foreign = await subscriptionAnswer({ endpoint, token, sub: randomUUID() })
    if (foreign === 'subscribe_success')
      throw new Failure('no subscription to the channel of another person', foreign)
    return `after ${seconds.toFixed(1)} s`
  },
}
