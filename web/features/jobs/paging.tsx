import { chakra, Flex } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import { Button } from '../../ui/button.tsx'
import { addressOf, type SearchState } from './search-state.ts'

type Props = { state: SearchState; page: number; pages: number; onTurn: (page: number) => void }

/** The pages are addresses: they can be kept, and the way back leads through them. */
export const Paging = ({ state, page, pages, onTurn }: Props) => {
  if (pages <= 1 || page > pages) return null
  const turn = (label: string, to: number) => {
    if (to < 1 || to > pages)
      return (
        <Button variant="outline" disabled>
          {label}
        </Button>
      )
    return (
      <Button asChild variant="outline">
        <Link to={{ search: `?${addressOf({ ...state, page: to })}` }} onClick={() => onTurn(to)}>
          {label}
        </Link>
      </Button>
    )
  }
  return (
    <Flex as="nav" aria-label="Pages" align="center" justify="space-between" gap="3" wrap="wrap" mt="4">
      {turn('Previous', page - 1)}
      <chakra.p textStyle="small" color="fg.muted" fontVariantNumeric="tabular-nums">
        Page {page} of {pages}
      </chakra.p>
      {turn('Next', page + 1)}
    </Flex>
  )
}
