import { chakra, Heading } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { Panel } from './panel.tsx'

type Props = { title: string; text?: ReactNode; children: ReactNode }

/** A panel with its heading, which names it. */
export const Card = ({ title, text, children }: Props) => {
  const name = useId()
  return (
    <Panel inset="card" aria-labelledby={name}>
      <Heading as="h2" id={name} textStyle="h2">
        {title}
      </Heading>
      {text && (
        <chakra.p mt="1" textStyle="small" color="fg.muted">
          {text}
        </chakra.p>
      )}
      <chakra.div mt="4">{children}</chakra.div>
    </Panel>
  )
}
