import { chakra } from '@chakra-ui/react'
import { ExternalLink } from 'lucide-react'
import { connectedBoards, linkedBoards } from '../../content/boards.ts'
import { boards } from '../../content/landing.ts'
import { Section } from '../frame/section.tsx'

/** The boards that are read, and beside them those that are only opened. */
export const Boards = () => (
  <Section title={boards.title} text={boards.text}>
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' }}
      gap="6"
    >
      {connectedBoards.map(({ region, names }) => (
        <div key={region}>
          <Region>{region}</Region>
          <List>
            {names.map(name => (
              <Label key={name}>{name}</Label>
            ))}
          </List>
        </div>
      ))}
    </chakra.div>
    <chakra.div mt="6">
      <Region>{boards.linked}</Region>
      <List>
        {linkedBoards.map(({ name, address }) => (
          <li key={name}>
            <BoardLink href={address} target="_blank" rel="noopener noreferrer">
              {name}
              <ExternalLink size={14} />
            </BoardLink>
          </li>
        ))}
      </List>
    </chakra.div>
  </Section>
)

const Region = chakra('h3', {
  base: { mb: '2.5', textStyle: 'small', fontWeight: 'medium', color: 'fg.muted' },
})
const List = chakra('ul', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } })

const label = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1.5',
  minH: '9',
  px: '3',
  fontSize: 'sm',
  fontWeight: 'strong',
  borderRadius: 'sm',
  border: '1px solid {colors.border}',
} as const
const Label = chakra('li', { base: { ...label, bg: 'bg.panel' } })
const BoardLink = chakra('a', {
  base: {
    ...label,
    minH: { base: 'tap', md: '9' },
    borderStyle: 'dashed',
    borderColor: 'border.emphasized',
    color: 'fg.muted',
    textDecoration: 'none',
    _hover: { color: 'fg', textDecoration: 'underline' },
  },
})
