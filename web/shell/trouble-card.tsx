import { chakra, Heading } from '@chakra-ui/react'
import { useEffect } from 'react'
import { Button } from '../ui/button.tsx'
import { Panel } from '../ui/panel.tsx'

type Props = { notLoaded: boolean; page: boolean }

export const TroubleCard = ({ notLoaded, page }: Props) => {
  // The line is back: the browser holds on to the file that failed, so the page is loaded anew.
  useEffect(() => {
    if (!notLoaded) return
    const reload = () => location.reload()
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [notLoaded])

  return (
    <chakra.div {...(page && { minH: '100dvh', display: 'grid', placeItems: 'center', p: 'gutter' })}>
      <Panel inset="card" role="alert" maxW="reading">
        <Heading as="h1" textStyle="h2">
          {notLoaded ? 'This page did not load' : 'Something went wrong on this page'}
        </Heading>
        <chakra.p mt="1.5" mb="4" color="fg.muted">
          {notLoaded
            ? 'The connection dropped, or a newer version of Aiki is out. What you saved is safe.'
            : 'This is our fault, not yours. What you saved is safe. Load the page again to go on.'}
        </chakra.p>
        <Button onClick={() => location.reload()}>{notLoaded ? 'Try again' : 'Reload the page'}</Button>
      </Panel>
    </chakra.div>
  )
}
