import { chakra } from '@chakra-ui/react'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router-dom'

/** A row of a list that leads somewhere as a whole: what it is called stands in a `<b>`. */
export const RowLink = chakra(Link, {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '3',
    rowGap: '1.5',
    minH: 'tap',
    py: '2.5',
    color: 'inherit',
    textDecoration: 'none',
    borderRadius: 'thread',
    _hover: { '& b': { textDecoration: 'underline', textUnderlineOffset: '3px' } },
  },
})

const Row = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    width: '100%',
    minH: 'tap',
    py: '2.5',
    px: '1',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    borderRadius: 'thread',
    _hover: { bg: 'bg.muted' },
    '& svg': { flexShrink: 0, color: 'fg.subtle' },
  },
})

type Props = { title: string; text: string; onClick: () => void }

/** A row of a list in a dialog that is chosen as a whole. */
export const RowButton = ({ title, text, onClick }: Props) => (
  <Row type="button" onClick={onClick}>
    <chakra.span minW="0">
      <b>{title}</b>
      <chakra.span display="block" textStyle="small" color="fg.muted">
        {text}
      </chakra.span>
    </chakra.span>
    <ChevronRight />
  </Row>
)
