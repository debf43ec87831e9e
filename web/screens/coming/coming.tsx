import { chakra, Heading } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import type { MotifName } from '../../art/motif.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHead } from '../../ui/page-head.tsx'

export type ComingWords = {
  /** The name of the tool. */
  title: string
  /** What it is for, in a line. */
  text: string
  motif: MotifName
  /** What it will do. */
  will: readonly string[]
  /** What can be done until then, and where. */
  meanwhile: { text: string; link: { to: string; label: string } }
}

/** A tool that is not open yet: what it will do, and what helps until then. */
export const Coming = ({ words: { title, text, motif, will, meanwhile } }: { words: ComingWords }) => (
  <>
    <PageHead title={title} text={text} />
    <chakra.div display="grid" gap="5" maxW="reading">
      <EmptyState
        motif={motif}
        title={`${title} is not open yet`}
        text={meanwhile.text}
        action={
          <Button asChild>
            <Link to={meanwhile.link.to}>{meanwhile.link.label}</Link>
          </Button>
        }
      />
      <chakra.section aria-labelledby="will">
        <Heading as="h2" id="will" textStyle="h3">
          What it will do
        </Heading>
        <chakra.ul mt="2" ps="5" display="grid" gap="1" color="fg.muted" listStyleType="disc">
          {will.map(line => (
            <li key={line}>{line}</li>
          ))}
        </chakra.ul>
      </chakra.section>
    </chakra.div>
  </>
)
