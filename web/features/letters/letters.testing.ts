import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { paragraphsOf, withParagraphs } from '../../../shared/domain/letter/letter.ts'
import { server } from '../../testing/fake-server.ts'
import type { fakeLetters } from '../../testing/letters.ts'
import { openApp } from '../../testing/render.tsx'
import { truthCard } from '../../truth/truth-card.testing.ts'

export const job = 'Supply Planner at Tudun Foods'

const newRoot = page.getByRole('dialog', { name: 'Generate Cover Letter' })

/** The dialog that has a letter written. */
export const newLetter = {
  root: newRoot,
  field: (label: 'Job title' | 'Company name') => newRoot.getByRole('textbox', { name: label }),
  fit: newRoot.getByRole('region', { name: 'What the job asks for' }),
  description: newRoot.getByRole('textbox', { name: /^Job description/ }),
  tone: (name: RegExp) => newRoot.getByRole('radio', { name }),
  submit: newRoot.getByRole('button', { name: /^(Generate Letter|Try again)$/ }),
  trouble: newRoot.getByRole('alert'),
  writing: newRoot.getByRole('region', { name: 'Writing your letter' }),
  press: (name: string) => newRoot.getByRole('button', { name }).click(),
  name: async (jobTitle: string, companyName: string): Promise<void> => {
    await newLetter.field('Job title').fill(jobTitle)
    await newLetter.field('Company name').fill(companyName)
  },
}

/** A letter to be read, and to be edited. */
export const letterOf = (name = job) => {
  const root = page.getByRole('dialog', { name })
  const text = root.getByRole('textbox', { name: 'Letter' })
  return {
    root,
    text,
    paper: root.getByRole('article', { name: 'Preview' }),
    save: root.getByRole('button', { name: 'Save changes' }),
    sources: truthCard('sentence'),
    fit: root.getByRole('region', { name: 'What the job asks for' }),
    revise: root.getByRole('region', { name: 'Change how it reads' }),
    press: (name: string) => root.getByRole('button', { name }).click(),
    showTab: async (name: 'Edit' | 'Preview'): Promise<void> => {
      await root.getByRole('tab', { name }).click()
      await expect.element(root.getByRole('tabpanel', { name })).toBeVisible()
    },
    /** Adds a sentence at the end of the first paragraph. */
    add: async (sentence: string): Promise<void> => {
      await expect.element(text).toBeVisible()
      const area = text.element()
      const content = area instanceof HTMLTextAreaElement ? area.value : ''
      const [first = '', ...rest] = paragraphsOf(content)
      await text.fill(withParagraphs(content, [`${first} ${sentence}`, ...rest]))
    },
    close: async (): Promise<void> => {
      await userEvent.keyboard('{Escape}')
      await expect.element(root).not.toBeInTheDocument()
    },
  }
}

export const generateButton = page.getByRole('button', { name: /^Generate (Letter|Your First Letter)$/ })
export const counter = page.getByText(/letters this month/)
export const cardOf = (jobTitle: string) => page.getByRole('region', { name: jobTitle })
export const press = (action: 'Preview' | 'Edit' | 'Delete', of = job) =>
  page.getByRole('button', { name: `${action} the letter for ${of}` }).click()

/** The screen with these letters, at an address such as `?sheet=new`. */
export const openLetters = async (letters: Pick<ReturnType<typeof fakeLetters>, 'answers'>, search = '') => {
  server.answers(letters.answers)
  await openApp(`/dashboard/cover-letter${search}`)
  // What lies over the screen hides it from whoever looks for roles.
  const heading = page.getByRole('heading', { level: 1, name: 'Cover Letter Generator' })
  if (search === '') await expect.element(heading).toBeVisible()
}
