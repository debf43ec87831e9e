import { chakra } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { useSession } from '../../session.tsx'
import { Button } from '../../ui/button.tsx'

const wide = { base: '1 1 auto', lg: '0 0 auto' }

/** The doors of the landing page: two for visitors, one for who is in already. */
export const WaysIn = () => {
  const { state } = useSession()
  if (state === 'signed-in')
    return (
      <chakra.div display="flex">
        <Button asChild variant="onCloth" size="lg" flex={wide}>
          <Link to={paths.dashboard}>Go to your dashboard</Link>
        </Button>
      </chakra.div>
    )
  return (
    <>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button asChild variant="onCloth" size="lg" flex={wide}>
          <Link to={paths.auth({ mode: 'signup' })}>Sign Up</Link>
        </Button>
        <Button asChild variant="onClothLine" size="lg" flex={wide}>
          <Link to={paths.auth()}>Log in</Link>
        </Button>
      </chakra.div>
      <chakra.p mt="3.5" textStyle="small" color="fg.clothMuted">
        Tracking is free. All we ask for is a name, an email address and a password.
      </chakra.p>
    </>
  )
}
