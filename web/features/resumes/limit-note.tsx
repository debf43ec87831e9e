import { chakra, Flex, Heading } from '@chakra-ui/react'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { plans } from '../../../shared/domain/plan.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'

type Props = {
  /** When it may be rewritten again, in words; null: now. */
  rewriteWait: string | null
  onRewrite: () => void
}

const { resumes, resumeRewritesPerWeek } = plans.free.limits

/** For who has the one resume of the Free plan: what can be done with it. */
export const LimitNote = ({ rewriteWait, onRewrite }: Props) => {
  const name = useId()
  return (
    <Panel inset="card" aria-labelledby={name} maxW="reading">
      <Heading as="h2" id={name} textStyle="h3">
        {plans.free.name} has {resumes} resume
      </Heading>
      <chakra.p mt="1" color="fg.muted">
        Edit it as often as you like, and have it rewritten {resumeRewritesPerWeek === 1 && 'once '}in 7 days.
        {rewriteWait !== null && ` It can be rewritten again from ${rewriteWait}.`}
      </chakra.p>
      <Flex mt="3" gap="2" wrap="wrap">
        {rewriteWait === null && (
          <Button variant="outline" onClick={onRewrite}>
            Rewrite it
          </Button>
        )}
        <Button variant="ghost" color="brand.fg" asChild>
          <Link to={paths.upgrade}>See the plans</Link>
        </Button>
      </Flex>
    </Panel>
  )
}
