import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { PaidTier } from '../../../shared/lists.ts'
import { fakeCareer } from '../../testing/career.ts'
import { newcomer } from '../../testing/newcomer.ts'
import { openApp } from '../../testing/render.tsx'

export const question = 'How do I ask for more pay?'

const log = page.getByRole('log', { name: 'Chat with the coach' })

/** The chat with the career coach. */
export const chat = {
  log,
  field: page.getByRole('textbox', { name: /^Your message/ }),
  send: page.getByRole('button', { name: 'Send' }),
  stop: page.getByRole('button', { name: 'Stop' }),
  clear: page.getByRole('button', { name: 'Clear chat' }),
  shares: page.getByRole('switch', { name: 'Let the coach see my profile and applications' }),
  tryAgain: log.getByRole('button', { name: 'Try again' }),
  edit: log.getByRole('button', { name: 'Edit' }),
  /** One to each reply. */
  copies: log.getByRole('button', { name: 'Copy this reply' }),
  starter: (words: string) => page.getByRole('button', { name: words }),

  /** The turns that begin with this message. */
  turn: (message: string) => log.getByRole('listitem').filter({ hasText: `You: ${message}` }),

  loaded: () => expect.element(page.getByText('Loading the chat')).not.toBeInTheDocument(),

  say: async (message: string): Promise<void> => {
    await chat.field.fill(message)
    await userEvent.keyboard('{Enter}')
    await expect.element(chat.turn(message)).toHaveLength(1)
  },

  isAnswered: async (message: string): Promise<void> => {
    await expect.element(chat.turn(message).getByRole('button', { name: 'Copy this reply' })).toBeVisible()
    await expect.element(chat.turn(message)).toHaveLength(1)
    await expect.element(chat.turn(message)).not.toMatchTextContent('Not answered')
  },
}

type World = { tier?: PaidTier | null; career?: ReturnType<typeof fakeCareer> }

export const openChat = async ({ tier = 'elite', career = fakeCareer() }: World = {}) => {
  const answers = { ...newcomer({ tier }), ...career.answers }
  await openApp('/dashboard/advanced-features?tab=coach', { answers })
  await expect
    .element(page.getByRole('heading', { name: /^(Career coach|A coach to talk to about your search)$/ }))
    .toBeVisible()
  await chat.loaded()
  return career
}
