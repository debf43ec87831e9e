import { Component, type ReactNode } from 'react'
import { FileNotLoaded } from '../browser/load-file.ts'
import { type Place, TroubleCard } from './trouble-card.tsx'

type Props = { place?: Place; children: ReactNode }

/** Keeps a failure to its place. Around a screen, give it the address as its key, so that the next one starts afresh. */
export class Trouble extends Component<Props, { error: unknown }> {
  override state: { error: unknown } = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    const { error } = this.state
    if (error === null) return this.props.children
    return <TroubleCard notLoaded={error instanceof FileNotLoaded} place={this.props.place ?? 'screen'} />
  }
}
