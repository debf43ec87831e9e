import { chakra, Heading } from '@chakra-ui/react'
import { useId } from 'react'
import { leastForInsight } from '../../../shared/api/insights.ts'
import { Panel } from '../../ui/panel.tsx'
import { missingWords } from './words.ts'

const threads = Array.from({ length: leastForInsight }, (_, place) => place + 1)

type Props = {
  title: string
  /** How many there are, and what they are. */
  n: number
  many: string
  /** What will stand here, and what brings it. */
  text: string
}

/** A figure that would rest on too little: what is there of it, and what is missing. */
export const TooFew = ({ title, n, many, text }: Props) => {
  const name = useId()
  return (
    <Panel inset="card" aria-labelledby={name}>
      <Heading as="h2" id={name} textStyle="h3">
        {title}
      </Heading>
      <chakra.div aria-hidden display="flex" gap="2px" height="3.5" my="4" maxW="16rem">
        {threads.map(thread => (
          <chakra.span
            key={thread}
            flex="1"
            {...(thread <= n
              ? { bg: 'status.applied.solid' }
              : { borderBottom: '1.5px solid {colors.border.emphasized}' })}
          />
        ))}
      </chakra.div>
      <chakra.p fontWeight="semibold">{missingWords(n, many)}</chakra.p>
      <chakra.p mt="1" textStyle="small" color="fg.muted">
        {text}
      </chakra.p>
    </Panel>
  )
}
