import { chakra, Heading } from '@chakra-ui/react'
import { useEffect } from 'react'
import { Button } from '../ui/button.tsx'
import { Panel } from '../ui/panel.tsx'

/** Alone on the page, in the dashboard's frame, or beside other parts of a screen. */
export type Place = 'page' | 'screen' | 'part'

type Props = { notLoaded: boolean; place: Place }

export const ErrorCard = ({ notLoaded, place }: Props) => {
  const thing = place === 'part' ? 'part of the page' : 'page'
  // The line is back: the browser holds on to the file that failed, so the page is loaded anew.
  useEffect(() => {
    if (!notLoaded) return
    const reload = () => location.reload()
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [notLoaded])

  return (
    <chakra.div
      {...(place === 'page' && { minH: '100dvh', display: 'grid', placeItems: 'center', p: 'gutter' })}
    >
      <Panel inset="card" role="alert" maxW="reading">
        <Heading as={place === 'part' ? 'h2' : 'h1'} textStyle="h2">
          {notLoaded ? `This ${thing} did not load` : `Something went wrong on this ${thing}`}
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
