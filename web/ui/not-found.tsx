import { chakra, Heading } from '@chakra-ui/react'
import { warpGround } from '../art/cloth.tsx'
import { Motif } from '../art/motif.tsx'
import { paths } from '../paths.ts'
import { Button } from './button.tsx'

/** The whole screen: the public site's page, and the app's for an address below the dashboard. */
export const NotFound = () => (
  <chakra.main
    id="main"
    tabIndex={-1}
    css={warpGround}
    display="grid"
    placeItems="center"
    minH="100dvh"
    p="gutter"
    color="fg.cloth"
  >
    <chakra.div bg="bg.cloth" px={{ base: '4', md: '10' }} py="8" textAlign="center">
      <chakra.div display="flex" justifyContent="center" color="accent.solid" mb="5">
        <Motif name="lozenge" size={72} />
      </chakra.div>
      <Heading as="h1" textStyle="display">
        404
      </Heading>
      <chakra.p mt="4" textStyle="h2">
        Oops! Page not found
      </chakra.p>
      <chakra.p mt="2" mb="7" color="fg.clothMuted" maxW="80">
        The link may be wrong, or the page was moved. You have lost nothing.
      </chakra.p>
      <Button asChild variant="onCloth" size="lg">
        <a href={paths.home}>Return to Home</a>
      </Button>
    </chakra.div>
  </chakra.main>
)
