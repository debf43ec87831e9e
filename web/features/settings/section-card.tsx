import { chakra, Flex, Heading } from '@chakra-ui/react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { useAddress } from '../../kit/use-address.ts'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'

/** A section of the settings: its name, and rows with a line between them. */
export const SectionCard = ({ title, children }: { title: string; children: ReactNode }) => {
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

type RowProps = {
  title: string
  /** The state now, and what the button does. */
  text: ReactNode
  action: ReactNode
}

export const SettingRow = ({ title, text, action }: RowProps) => (
  <Flex
    wrap="wrap"
    align="center"
    justify="space-between"
    gap="3"
    px={{ base: '4', lg: '5.5' }}
    py={{ base: '3.5', lg: '4' }}
  >
    <chakra.div flex={{ base: '1 1 100%', sm: '1 1 12rem' }} minWidth="0">
      <Heading as="h3" textStyle="label">
        {title}
      </Heading>
      <chakra.div textStyle="small" color="fg.muted" overflowWrap="anywhere">
        {text}
      </chakra.div>
    </chakra.div>
    {action}
  </Flex>
)

/** Opens a dialog of the settings, `?sheet=…`. */
export const DialogButton = ({ dialog, ...rest }: ComponentProps<typeof Button> & { dialog: string }) => {
  const { open } = useAddress()
  return <Button variant="outline" onClick={() => open({ sheet: dialog })} {...rest} />
}
