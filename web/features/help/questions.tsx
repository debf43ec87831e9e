import { chakra } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'

export type Question = { readonly question: string; readonly answer: string }

/** Questions that open one at a time: the browser's own, without script. */
export const Questions = ({ of }: { of: readonly Question[] }) =>
  of.map(({ question, answer }) => (
    <Item key={question} name="help-question">
      <Summary>
        {question}
        <ChevronDown />
      </Summary>
      <chakra.p pb="4" color="fg.muted" maxW="reading">
        {answer}
      </chakra.p>
    </Item>
  ))

const Item = chakra('details', {
  base: {
    borderBottom: '1px solid {colors.border}',
    '& svg': { flexShrink: 0, transition: 'transform {durations.fast}' },
    '&[open] svg': { transform: 'rotate(180deg)' },
  },
})

const Summary = chakra('summary', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    minH: 'tap',
    py: '2.5',
    fontWeight: 'semibold',
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
  },
})
