import { chakra } from '@chakra-ui/react'
import { NotFound } from '../../ui/not-found.tsx'

/** What is served, with status 404, at every address that is none. */
export const NotFoundPage = () => (
  <chakra.div data-not-found>
    <NotFound />
  </chakra.div>
)
