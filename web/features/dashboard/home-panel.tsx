import { chakra, Heading } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { Panel } from '../../ui/panel.tsx'

type Props = {
  title: ReactNode
  text?: ReactNode
  /** At the end of the title's line. */
  end?: ReactNode
  children: ReactNode
}

/** A panel of the dashboard, named by its heading. */
export const HomePanel = ({ title, text, end, children }: Props) => {
  const name = useId()
  return (
    <Panel inset="card" aria-labelledby={name}>
      <chakra.div
        display="flex"
        flexWrap={end ? 'nowrap' : 'wrap'}
        alignItems="baseline"
        justifyContent="space-between"
        gap="0.5"
        columnGap="4"
        mb="3"
      >
        <Heading as="h2" id={name} textStyle="h3">
          {title}
        </Heading>
        {text && (
          <chakra.p textStyle="small" color="fg.muted">
            {text}
          </chakra.p>
        )}
        {end}
      </chakra.div>
      {children}
    </Panel>
  )
}
