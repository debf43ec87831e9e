import { Flex } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'

/** A reference is some twenty letters: what is longer is not one, and is not shown whole. */
const shown = 60

/** A reference that is none of this person's payments, or none at all. */
export const Unknown = ({ reference }: { reference: string | undefined }) => (
  <EmptyState
    motif="steps"
    title="No payment was found"
    text={
      reference
        ? `You have no payment with the reference ${reference.slice(0, shown)}. Nothing was charged for it here, and your plan is as it was. If your bank says otherwise, write to us with this reference.`
        : 'This address names none. What you have paid stands on your subscription screen, and your plan is as it was.'
    }
    action={
      <Flex gap="2" wrap="wrap">
        <Button asChild>
          <Link to={paths.subscription}>See your subscription</Link>
        </Button>
        <Button asChild variant="outline">
          <Link to={paths.help}>Help Center</Link>
        </Button>
        <Button asChild variant="ghost">
          <Link to={paths.dashboard}>Dashboard</Link>
        </Button>
      </Flex>
    }
  />
)
