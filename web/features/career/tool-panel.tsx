import { chakra, Heading } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { Panel } from '../../ui/panel.tsx'

/** A tool: its name, what it does, and its form. */
export const ToolPanel = ({
  title,
  text,
  children,
}: {
  title: string
  text: string
  children: ReactNode
}) => {
  const name = useId()
  return (
    <Panel inset="card" aria-labelledby={name}>
      <Heading as="h2" id={name} textStyle="h2">
        {title}
      </Heading>
      <chakra.p mt="1" mb="4" color="fg.muted">
        {text}
      </chakra.p>
      {children}
    </Panel>
  )
}
