import { chakra } from '@chakra-ui/react'
import { Mark } from '../../art/logo.tsx'
import { ThreadLines } from '../../ui/loading.tsx'
import { Panel } from '../../ui/panel.tsx'

/** In the place of a screen, within the frame. */
export const LoadingScreen = () => (
  <Panel inset="card">
    <ThreadLines rows={6} label="Loading the page" />
  </Panel>
)

/** In the place of a page that stands alone. The same as app.html shows before the app is loaded, so that nothing jumps. */
export const Splash = () => (
  <chakra.div display="grid" placeItems="center" minH="100dvh" role="status" aria-label="Aiki is loading">
    <Mark size={48} />
  </chakra.div>
)
