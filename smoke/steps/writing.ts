import { ApplicationsPage } from '../../e2e/pages/applications.ts'
import { CoverLettersPage } from '../../e2e/pages/cover-letters.ts'
import { expect } from '../../e2e/pages/expect.ts'
import { LetterDialog } from '../../e2e/pages/letter-dialog.ts'
import { Shell } from '../../e2e/pages/shell.ts'
import { makeResume } from '../../e2e/writing.ts'
import { expectNoFault, Failure } from '../failure.ts'
import { pieceFault } from '../judges/pieces.ts'
import type { Step } from '../step.ts'
import { noteStreams } from '../streamed.ts'
import { job } from './write.ts'

export const resumeTitle = 'Operations Analyst'
export const letterJob = `${job.title} at ${job.company}`

/** A model takes seconds, and longer for its first call, in milliseconds. */
const longest = 100_000

export const writingStep: Step = {
  name: 'writing',
  looksAt:
    'A letter is written by the model, and its words arrive before its end: nothing between the function and the browser holds the stream back',
  help: '[The model](#the-model)',
  needs: ['write'],
  run: async ({ page, api, isLocal }) => {
    const first = await page()
    await makeResume(await api(), { title: resumeTitle })
    await new Shell(first).go('My Applications')
    await new ApplicationsPage(first)
      .row(job.title)
      .getByRole('link', { name: /^Write a cover letter/ })
      .click()
    const dialog = await new CoverLettersPage(first).newDialog()
    const pieces = await noteStreams(first)
    await dialog.submit.click()
    const letter = new LetterDialog(first, letterJob)
    await expect(letter.root).toBeVisible({ timeout: longest })
    await expect(letter.paper).toContainText('Gani Haulage')
    const seen = await pieces()
    expectNoFault(pieceFault(seen, { isLocal }))
    const { letters } = await (await api()).letters.list({})
    if (!letters[0]?.applicationId) throw new Failure('a letter that belongs to its application', 'none')
    const seconds = (piece = seen[0]) => ((piece?.at ?? 0) / 1000).toFixed(1)
    return `${seen.length} pieces, from ${seconds()} s to ${seconds(seen.at(-1))} s`
  },
}
