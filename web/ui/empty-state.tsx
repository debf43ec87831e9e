import { chakra, Heading } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { warpGround } from '../art/cloth.tsx'
import { Motif, type MotifName } from '../art/motif.tsx'
import { Panel } from './panel.tsx'

type Props = { motif: MotifName; title: string; text: ReactNode; action?: ReactNode }

/** The loom before the first thread: bare warp, one motif, one button. Where it is wide, the words stand beside the warp. */
export const EmptyState = ({ motif, title, text, action }: Props) => (
  <Panel overflow="hidden" display="flex" flexWrap="wrap">
    <chakra.div
      css={warpGround}
      flex="2 1 14rem"
      minH="24"
      display="flex"
      alignItems="flex-end"
      p="4.5"
      color="accent.solid"
    >
      <Motif name={motif} size={48} />
    </chakra.div>
    <chakra.div flex="3 1 26rem" p={{ base: '4.5', lg: '6' }}>
      <Heading as="h2" textStyle="h2">
        {title}
      </Heading>
      <chakra.p mt="1.5" mb={action ? '4' : '0'} color="fg.muted">
        {text}
      </chakra.p>
      {action}
    </chakra.div>
  </Panel>
)
