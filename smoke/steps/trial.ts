import { expect } from '../../e2e/pages/expect.ts'
import { Shell } from '../../e2e/pages/shell.ts'
import { Skip } from '../failure.ts'
import type { Step } from '../step.ts'

export const trialStep: Step = {
  name: 'trial',
  looksAt: 'The trial that the person chose begins by itself: `subscription` reads the secret of the trials',
  help: '[Secrets](#secrets)',
  needs: ['log-in'],
  run: async ({ page, api }) => {
    const { badge } = new Shell(await page())
    try {
      await expect(badge).toHaveText('PRO PLAN')
    } catch (error) {
      const { tier, trialUsed } = await (await api()).subscription.get({})
      if (tier === 'free' && trialUsed) throw new Skip('needs a mailbox that had no trial yet')
      throw error
    }
    return 'PRO PLAN'
  },
}
