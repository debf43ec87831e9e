import { chakra } from '@chakra-ui/react'
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
