import { chakra } from '@chakra-ui/react'
import { Announcement } from '../../../ui/announcement.tsx'
import { takeFocus } from '../../../ui/hand-on-focus.ts'
import { ThreadLines } from '../../../ui/thread-lines.tsx'

const words = 'Writing your questions'

/** In the place of the form while the questions are written. */
export const Starting = () => (
  <chakra.section aria-busy aria-label={words}>
    <Announcement>{words}</Announcement>
    <chakra.p ref={takeFocus} tabIndex={-1} outline="0" mb="4" color="fg.muted">
      {words}. This takes some seconds.
    </chakra.p>
    <chakra.div aria-hidden>
      <ThreadLines rows={8} label="" />
    </chakra.div>
  </chakra.section>
)
