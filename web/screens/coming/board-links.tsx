import { chakra, Heading } from '@chakra-ui/react'
import { ArrowUpRight } from 'lucide-react'
import { Panel } from '../../ui/panel.tsx'
import { boards } from './boards.ts'

const BoardLink = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    minH: 'tap',
    px: '4',
    color: 'brand.fg',
    fontWeight: 'semibold',
    textDecoration: 'none',
    _hover: { bg: 'bg.muted' },
    _focusVisible: { outlineOffset: '-3px' },
  },
})

/** The boards' own searches, each in a new tab that knows nothing of this one. */
export const BoardLinks = ({ words }: { words: string }) => (
  <Panel overflow="hidden" aria-labelledby="boards">
    <chakra.div px="4" pt="4" pb="3">
      <Heading as="h2" id="boards" textStyle="h3">
        {words ? `Search for “${words}” on` : 'Search on'}
      </Heading>
      <chakra.p mt="1" textStyle="small" color="fg.muted">
        {words
          ? 'Each opens in a new tab. We Work Remotely and Fuzu open at their front page.'
          : 'Write what you look for in the box above: each board then opens with it filled in.'}
      </chakra.p>
    </chakra.div>
    <chakra.ul listStyleType="none">
      {boards.map(({ name, search }) => (
        <chakra.li key={name} borderTop="1px solid {colors.border}">
          <BoardLink href={search(words)} target="_blank" rel="noopener noreferrer">
            {name}
            <ArrowUpRight size={18} strokeWidth={1.75} aria-label="(new tab)" />
          </BoardLink>
        </chakra.li>
      ))}
    </chakra.ul>
  </Panel>
)
