import { createRoot, type Root } from 'react-dom/client'
import { ThemeProvider } from '../../theme/theme-provider.tsx'
import { ReviewSheet } from './review-sheet.tsx'

let root: Root | undefined
let openings = 0

/** The one part of the public pages that React runs: it comes when somebody wants to write a review. */
export const openForm = (): void => {
  root ??= createRoot(document.body.appendChild(document.createElement('div')))
  openings += 1
  root.render(
    <ThemeProvider>
      <ReviewSheet key={openings} />
    </ThemeProvider>,
  )
}
