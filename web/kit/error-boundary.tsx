import { chakra, Heading } from '@chakra-ui/react'
import { Component, type ReactNode, useEffect } from 'react'
import { FileNotLoaded } from '../browser/load-file.ts'
import { Button } from '../ui/button.tsx'
import { Panel } from '../ui/panel.tsx'

/** `page`: alone on the page. `screen`: in the dashboard's frame. `part`: beside other parts of a screen. */
type Place = 'page' | 'screen' | 'part'

type Props = { place?: Place; children: ReactNode }

/**
 * Shows an error card in the place of what failed to draw. Around a screen, pass the address as `key`, because the error
 * stays until the key changes.
 */
export class ErrorBoundary extends Component<Props, { error: unknown }> {
  override state: { error: unknown } = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    const { error } = this.state
    if (error === null) return this.props.children
    return <ErrorCard notLoaded={error instanceof FileNotLoaded} place={this.props.place ?? 'screen'} />
  }
}

const ErrorCard = ({ notLoaded, place }: { notLoaded: boolean; place: Place }) => {
  const noun = place === 'part' ? 'part of the page' : 'page'
  // When the connection is back, the page reloads, because the browser remembers a failed import and does not retry.
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
          {notLoaded ? `This ${noun} did not load` : `Something went wrong on this ${noun}`}
        </Heading>
        <chakra.p mt="1.5" mb="4" color="fg.muted">
          {notLoaded
            ? 'The connection dropped, or a newer version of Aiki is out. What you saved is safe.'
            : 'This is our fault, not yours. What you saved is safe. Load the page again to continue.'}
        </chakra.p>
        <Button onClick={() => location.reload()}>{notLoaded ? 'Try again' : 'Reload the page'}</Button>
      </Panel>
    </chakra.div>
  )
}
