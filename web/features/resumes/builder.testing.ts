import { expect } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import type { Resume } from '../../../shared/api/resumes.ts'
import { server } from '../../testing/fake-server.ts'
import { ngozi } from '../../testing/newcomer.ts'
import { openApp } from '../../testing/render.tsx'
import type { fakeResumes } from '../../testing/resumes.ts'

const steps = [
  'Personal Information',
  'Professional Summary',
  'Work Experience',
  'Education',
  'Skills & Certifications',
  'Links & Additional',
]

const dialogOf = (name: 'Generate Resume' | 'Rewrite Resume') => {
  const root = page.getByRole('dialog', { name })
  /** Optional ones say so behind their name. */
  const fieldIn = (place: Locator, label: string) => place.getByLabelText(new RegExp(`^${label}`))
  const next = root.getByRole('button', { name: 'Next', exact: true })
  const entry = (one: 'work entry' | 'education entry', number: number) =>
    root.getByRole('group', { name: `${one} ${number}` })
  const onStep = async (step: number): Promise<void> => {
    await expect.element(root.getByRole('heading', { level: 3, name: steps[step - 1] })).toHaveFocus()
    await expect.element(root.getByText(`Step ${step} of 6`, { exact: true })).toBeVisible()
  }
  return {
    root,
    next,
    entry,
    onStep,
    field: (label: string) => fieldIn(root, label),
    fieldOf: (one: 'work entry' | 'education entry', number: number, label: string) =>
      fieldIn(entry(one, number), label),
    trouble: root.getByRole('alert'),
    submit: root.getByRole('button', { name: /^(Generate Resume|Try again)$/ }),
    writing: root.getByRole('region', { name: 'Writing your resume' }),
    unplaced: root.getByRole('list', { name: 'Lines that did not fit into the form' }),
    found: root.getByRole('list', { name: 'What was found' }),
    file: root.getByLabelText(/^Choose a file/),
    radio: (name: string | RegExp) => root.getByRole('radio', { name }),
    /** A template, or a way to begin. */
    pick: (name: string) => root.getByRole('radio', { name: new RegExp(`^${name}`) }).click({ force: true }),
    press: (name: string) => root.getByRole('button', { name, exact: true }).click(),
    fill: async (values: Readonly<Record<string, string>>): Promise<void> => {
      for (const [label, value] of Object.entries(values)) await fieldIn(root, label).fill(value)
    },
    fillEntry: async (
      one: 'work entry' | 'education entry',
      number: number,
      values: Readonly<Record<string, string>>,
    ): Promise<void> => {
      for (const [label, value] of Object.entries(values))
        await fieldIn(entry(one, number), label).fill(value)
    },
    goOn: async (step: number): Promise<void> => {
      await next.click()
      await onStep(step)
    },
    openImport: async (): Promise<void> => {
      await root.getByRole('button', { name: 'Import a resume' }).click()
      await expect.element(root.getByRole('heading', { name: 'Import a resume' })).toHaveFocus()
    },
  }
}
export type GenerateDialog = ReturnType<typeof dialogOf>

/** The dialog that has a resume written: what is wanted, six steps, an import, and the text as it grows. */
export const dialog = dialogOf('Generate Resume')
export const rewriteDialog = dialogOf('Rewrite Resume')

export const generateButton = page.getByRole('button', {
  name: /^Generate (Resume|Your First Resume)$/,
})
export const cardOf = (title: string) => page.getByRole('region', { name: title, exact: true })

/** Nothing but these, newest first. */
export const expectTitles = (...titles: string[]): Promise<void> =>
  expect
    .poll(() =>
      page
        .getByRole('button', { name: /^Preview/ })
        .elements()
        .map(button => button.textContent?.replace('Preview ', '')),
    )
    .toEqual(titles)

export const choose = async (title: string, action: string): Promise<void> => {
  await page.getByRole('button', { name: `More for ${title}`, exact: true }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

type Resumes = Pick<ReturnType<typeof fakeResumes>, 'answers'>

/** The screen with these resumes, at an address such as `?sheet=new`. */
export const openBuilder = async (resumes: Resumes, search = '', person = ngozi) => {
  server.answers({ 'files.list': () => ({ files: [], limit: 5 }), ...resumes.answers })
  await openApp(`/dashboard/resume-builder${search}`, { person })
  // What lies over the screen hides it from whoever looks for roles.
  const heading = page.getByRole('heading', { level: 1, name: 'Resume Builder' })
  if (search === '') await expect.element(heading).toBeVisible()
}

/** The screen with the dialog of a new resume over it. */
export const openDialog = async (resumes: Resumes): Promise<void> => {
  await openBuilder(resumes)
  await generateButton.click()
  await expect.element(dialog.field('Resume title')).toBeVisible()
}

/** Opens the dialog that rewrites a resume, and goes to a step of its form. */
export const rewriteAt = async (
  resumes: Resumes,
  { id }: Pick<Resume, 'id'>,
  step: number,
): Promise<GenerateDialog> => {
  await openBuilder(resumes, `?rewrite=${id}`)
  await expect.element(rewriteDialog.field('Resume title')).toBeVisible()
  for (let at = 1; at <= step; at += 1) await rewriteDialog.goOn(at)
  return rewriteDialog
}
