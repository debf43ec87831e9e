import { chakra } from '@chakra-ui/react'
import { Mark } from '../../art/mark.tsx'

/** The same as app.html shows before the app is here, so that nothing jumps. */
export const Splash = () => (
  <chakra.div display="grid" placeItems="center" minH="100dvh" role="status" aria-label="Aiki is loading">
    <Mark size={48} />
  </chakra.div>
)
