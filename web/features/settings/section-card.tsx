import { chakra, Heading } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { Panel } from '../../ui/panel.tsx'

type Props = { title: string; children: ReactNode }

/** A part of the settings: its name, and rows with a line between them. */
export const SectionCard = ({ title, children }: Props) => {
  const id = useId()
  return (
    <Panel aria-labelledby={id} overflow="hidden">
      <Heading as="h2" id={id} textStyle="h3" px={{ base: '4', lg: '5.5' }} pt="4.5" pb="1">
        {title}
      </Heading>
      <chakra.div css={{ '& > * + *': { borderTop: '1px solid {colors.border}' } }}>{children}</chakra.div>
    </Panel>
  )
}
