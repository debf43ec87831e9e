import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { TextLink } from '../../ui/links.tsx'
import { Panel } from '../../ui/panel.tsx'

type Props = {
  label: string
  /** It stands before the sentence. */
  icon?: ReactNode
  children: ReactNode
  link: { readonly to: string; readonly label: string }
}

/** One sentence over the whole width, and the link to what can be done about it. */
export const LinePanel = ({ label, icon, children, link }: Props) => (
  <Panel
    gridColumn="1 / -1"
    aria-label={label}
    px={{ base: '4', lg: '5.5' }}
    py="3.5"
    display="flex"
    flexWrap="wrap"
    alignItems="center"
    justifyContent="space-between"
    columnGap="5"
  >
    <chakra.div minWidth="0" flex="1 1 18rem" display="flex" gap="2.5">
      {icon}
      <chakra.p minWidth="0">{children}</chakra.p>
    </chakra.div>
    <TextLink to={link.to} display="inline-flex" alignItems="center" minH="tap">
      {link.label}
    </TextLink>
  </Panel>
)
