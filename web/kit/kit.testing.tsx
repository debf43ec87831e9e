import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { queryClient } from '../api/query-client.ts'
import { renderAlone } from '../testing/render.tsx'

/** Draws a part of a screen at an address, with what the app gives to screens. */
export const renderAt = (address: string, content: ReactNode) => {
  history.pushState(null, '', address)
  return renderAlone(
    <BrowserRouter useTransitions={false}>
      <QueryClientProvider client={queryClient}>
        <h1 id="page-title" tabIndex={-1}>
          Notes
        </h1>
        {content}
      </QueryClientProvider>
    </BrowserRouter>,
  )
}

/** A promise to be settled by the test: an answer that is on its way. */
export const answerOf = <T,>() => Promise.withResolvers<T>()
