import { chakra, Heading } from '@chakra-ui/react'
import { ArrowUpRight } from 'lucide-react'
import { Panel } from '../../ui/panel.tsx'
import { linkedBoards } from './linked-boards.ts'

type Props = { words: string; place: string }

/** The boards that nobody may read: their own searches, each in a new tab that knows nothing of this one. */
export const BoardLinks = ({ words, place }: Props) => (
  <Panel overflow="hidden" aria-labelledby="board-links">
    <chakra.div px="4" pt="3.5" pb="2.5">
      <Heading as="h2" id="board-links" textStyle="h3" overflowWrap="anywhere">
        {words ? `Search for “${words}” on` : 'Search on'}
      </Heading>
      <chakra.p mt="0.5" textStyle="meta" color="fg.muted">
        {words
          ? 'Their terms let nobody read them for you. Each opens in a new tab; We Work Remotely and Fuzu at their front page.'
          : 'Their terms let nobody read them for you. Each opens in a new tab, with your words once you search here.'}
      </chakra.p>
    </chakra.div>
    <chakra.ul listStyleType="none">
      {linkedBoards.map(({ name, search }) => (
        <chakra.li key={name} borderTop="1px solid {colors.border}">
          <BoardLink href={search(words, place)} target="_blank" rel="noopener noreferrer">
            {name}
            <ArrowUpRight size={16} aria-label="(new tab)" />
          </BoardLink>
        </chakra.li>
      ))}
    </chakra.ul>
  </Panel>
)

const BoardLink = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    minH: { base: 'tap', md: '36px' },
    px: '4',
    textStyle: 'small',
    color: 'brand.fg',
    fontWeight: 'semibold',
    textDecoration: 'none',
    _hover: { bg: 'bg.muted' },
    _focusVisible: { outlineOffset: '-3px' },
  },
})
