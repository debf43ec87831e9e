import { expect } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { server } from '../../testing/fake-server.ts'
import { openApp } from '../../testing/render.tsx'
import type { fakeResumes } from '../../testing/resumes.ts'
import { truthCard } from '../../truth/truth-card.testing.ts'

const form = page.getByRole('form', { name: 'Edit Resume' })
const content = form.getByRole('textbox', { name: /^Content/ })
const menu = page.getByRole('button', { name: 'More for this resume' })

const card = (title: string) => form.getByRole('region', { name: title, exact: true })

const choose = async (action: string): Promise<void> => {
  await menu.click()
  await page.getByRole('menuitem', { name: action }).click()
}

/** One resume on its screen: its text, its paper and its sources. */
export const editor = {
  heading: (name: string) => page.getByRole('heading', { level: 1, name, exact: true }),
  title: form.getByRole('textbox', { name: 'Resume title' }),
  content,
  paper: page.getByRole('main').getByRole('article', { name: 'Preview' }),
  save: page.getByRole('button', { name: 'Save', exact: true }),
  trouble: page.getByRole('main').getByRole('alert'),
  sources: truthCard('line'),
  /** A section among the fields. */
  card,
  /** A line of an entry or a section, by the name of its list. */
  line: (list: string, at: number) =>
    form.getByRole('list', { name: list, exact: true }).getByRole('textbox').nth(at),
  /** The lines of an entry or a section. */
  lines: (list: string): string[] =>
    [
      ...(form.getByRole('list', { name: list, exact: true }).query()?.querySelectorAll('textarea') ?? []),
    ].map(({ value }) => value),
  /** Chooses an action in the menu of a line, an entry or a section. */
  change: async (part: Locator, name: string, action: string): Promise<void> => {
    await part
      .getByRole('button', { name: `Move or change ${name}`, exact: true })
      .first()
      .click()
    await page.getByRole('menuitem', { name: action }).click()
  },
  undo: form.getByRole('button', { name: 'Undo' }),
  redo: form.getByRole('button', { name: 'Redo' }),
  showView: async (name: 'Fields' | 'Markdown'): Promise<void> => {
    await form.getByRole('radio', { name, exact: true }).click({ force: true })
    if (name === 'Markdown') await expect.element(content).toBeVisible()
    else await expect.element(content).not.toBeInTheDocument()
  },
  menu,
  choose,
  text: (): string => {
    const area = content.element()
    return area instanceof HTMLTextAreaElement ? area.value : ''
  },
  template: (name: RegExp) => page.getByRole('radiogroup', { name: 'Template' }).getByRole('radio', { name }),
  /** A dialog over it. */
  dialog: (name: 'Versions' | 'What changed' | 'Tailor to a job') => page.getByRole('dialog', { name }),
  /** Replaces a stretch of the text, as typing there would. */
  rewrite: async (from: string | RegExp, to: string): Promise<void> => {
    await content.fill(editor.text().replace(from, to))
  },
  showTab: async (name: 'Edit' | 'Preview'): Promise<void> => {
    await page.getByRole('tab', { name }).click()
    await expect.element(page.getByRole('tabpanel', { name })).toBeVisible()
  },
  openTailor: () => page.getByRole('button', { name: 'Tailor to a job' }).click(),
}

/** Opens the screen of a resume with its fields, at an address such as `?sheet=versions`. */
export const openFields = async (
  resumes: Pick<ReturnType<typeof fakeResumes>, 'answers'>,
  id: string,
  search = '',
) => {
  server.answers(resumes.answers)
  await openApp(`/dashboard/resume-builder/${id}${search}`)
  // What lies over the screen hides it from whoever looks for roles.
  if (search === '') await expect.element(form).toBeVisible()
}

/** The same with the text as Markdown. */
export const openEditor = async (
  resumes: Pick<ReturnType<typeof fakeResumes>, 'answers'>,
  id: string,
  search = '',
) => {
  await openFields(resumes, id, search)
  if (search !== '') return
  await editor.showView('Markdown')
}
