import { ChakraProvider } from '@chakra-ui/react'
import { createRoot, type Root } from 'react-dom/client'
import { system } from '../../theme/system.ts'
import { ReviewSheet } from './review-sheet.tsx'

let root: Root | undefined
let openings = 0

/** The one part of the public pages that React runs: it comes when somebody wants to write a review. */
export const openForm = (): void => {
  root ??= createRoot(document.body.appendChild(document.createElement('div')))
  openings += 1
  root.render(
    <ChakraProvider value={system}>
      <ReviewSheet key={openings} />
    </ChakraProvider>,
  )
}
