import { chakra } from '@chakra-ui/react'
import { Panel } from '../../../ui/panel.tsx'
import { ThreadLines } from '../../../ui/thread-lines.tsx'

/** In the place of the feedback while it is on its way. It is announced apart from this. */
export const Waiting = () => (
  <Panel inset="card">
    <chakra.p mb="4" fontWeight="medium">
      Your answer is being scored. You can go on reading it.
    </chakra.p>
    <chakra.div aria-hidden>
      <ThreadLines rows={6} />
    </chakra.div>
  </Panel>
)

/** In its place before the first answer, where there is room beside the box. */
export const Before = () => (
  <Panel inset="card" bg="bg.subtle">
    <chakra.p fontWeight="medium">Your feedback comes here.</chakra.p>
    <chakra.p mt="1.5" color="fg.muted" textStyle="small">
      A good answer says what the matter was, what you yourself did, and what came of it, with a figure where
      there is one.
    </chakra.p>
  </Panel>
)
