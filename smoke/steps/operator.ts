import { boardsIn } from '../boards.ts'
import { expectNoFault, Failure, Skip } from '../failure.ts'
import { modelCallFault } from '../judges/model-call.ts'
import type { Smoke, Stack } from '../smoke.ts'
import type { Step } from '../step.ts'

const stackOf = ({ stack }: Smoke): Stack => {
  if (stack) return stack
  throw new Skip('needs --stack and credentials of AWS')
}

export const boardsStep: Step = {
  name: 'boards',
  looksAt: 'With `--stack`, and on one machine: the boards have jobs, and the reading of none of them failed',
  help: '[Job boards](#job-boards)',
  run: async smoke => {
    const boards = await (smoke.isLocal ? boardsIn('--url', smoke.site) : stackOf(smoke).boards())
    const failed = boards.find(({ state, fault }) => state !== 'off' && fault !== null)
    if (failed) throw new Failure(`no fault of ${failed.board}`, String(failed.fault))
    const jobs = boards.reduce((sum, { jobs }) => sum + jobs, 0)
    if (jobs === 0) throw new Failure('jobs of the boards, an hour after the deployment', 'none')
    return `${jobs} jobs of ${boards.length} boards`
  },
}

export const alarmsStep: Step = {
  name: 'alarms',
  looksAt: 'With `--stack`: no alarm of the stack has gone off',
  help: '[Runbook](#runbook)',
  run: async smoke => {
    const alarms = await stackOf(smoke).alarms()
    if (alarms.length > 0) throw new Failure('no alarm', alarms.join(', '))
    return 'none has gone off'
  },
}

export const modelLogStep: Step = {
  name: 'model-log',
  looksAt: 'With `--stack`: the log of `assistant` has `model call`, with its tokens and dollars',
  help: '[The model](#the-model)',
  needs: ['writing'],
  run: async smoke => {
    const calls = await stackOf(smoke).log('assistant', 'model call')
    expectNoFault(modelCallFault(calls))
    return calls.at(-1) ?? ''
  },
}
