import type { InfiniteData } from '@tanstack/react-query'
import type { CoachMessage } from '../../../../shared/api/career.ts'

/** What is loaded of the chat, newest first. */
export type Pages = InfiniteData<{ messages: CoachMessage[]; older: string | null }, unknown>

/** The pages with this answer among the newest, once. */
export const withAnswer = ({ pages, pageParams }: Pages, answer: CoachMessage): Pages => ({
  pageParams,
  pages: pages.map((page, at) => {
    const others = page.messages.filter(({ id }) => id !== answer.id)
    return {
      ...page,
      messages: at === 0 ? [answer, ...others].sort((one, other) => (one.id < other.id ? 1 : -1)) : others,
    }
  }),
})
