import { Component, type ReactNode } from 'react'
import { FileNotLoaded } from '../browser/load-file.ts'
import { ErrorCard, type Place } from './error-card.tsx'

type Props = { place?: Place; children: ReactNode }

/** Keeps a failure to its place. Around a screen, give it the address as its key, so that the next one starts afresh. */
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
