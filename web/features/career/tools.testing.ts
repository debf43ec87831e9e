import { expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { PaidTier } from '../../../shared/lists.ts'
import { fakeCareer } from '../../testing/career.ts'
import { newcomer } from '../../testing/newcomer.ts'
import { openApp } from '../../testing/render.tsx'

export const role = 'Operations Manager'

const field = (name: string) => page.getByRole('textbox', { name })

/** The forms of the tools, and the dialogs of their results. */
export const tools = {
  optimise: page.getByRole('button', { name: /^Optimise my / }),
  analyse: page.getByRole('button', { name: 'Analyse my skills' }),
  role: field('Target role'),
  content: field('Current content'),
  industry: field('Target industry'),
  tab: (name: string) => page.getByRole('tab', { name }),
  press: (name: string | RegExp) => page.getByRole('button', { name }).click(),
  /** The dialog of a summary for this role, and its text. */
  textFor: (targetRole: string) => {
    const dialog = page.getByRole('dialog', { name: `Summary for ${targetRole}` })
    return { dialog, words: dialog.getByRole('textbox', { name: 'Summary' }) }
  },
  gapFor: (targetRole: string) => page.getByRole('dialog', { name: `Skills for ${targetRole}` }),

  /** Fills in the form for a summary. */
  fill: async (targetRole = role, content = 'I plan routes for 40 trucks in Lagos.'): Promise<void> => {
    await page.getByRole('radio', { name: /^Summary/ }).click()
    await tools.role.fill(targetRole)
    await tools.content.fill(content)
  },
}

type World = { tier?: PaidTier | null; career?: ReturnType<typeof fakeCareer> }

/** The screen at an address such as `?tab=skills`. */
export const openTools = async (search = '', { tier = 'pro', career = fakeCareer() }: World = {}) => {
  const answers = { ...newcomer({ tier }), ...career.answers }
  await openApp(`/dashboard/advanced-features${search}`, { answers })
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Advanced Features', includeHidden: true }))
    .toBeInTheDocument()
  return career
}

/** Returns the texts that are copied from now on. */
export const clipboard = () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  return () => write.mock.calls.map(([text]) => text)
}
