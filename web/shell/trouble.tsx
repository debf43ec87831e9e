import { Component, type ReactNode } from 'react'
import { ScreenNotLoaded } from './lazy-screen.ts'
import { TroubleCard } from './trouble-card.tsx'

type Props = {
  /** Nothing else is on the page. */
  page?: boolean
  children: ReactNode
}

/** Keeps a screen's failure to that screen. Give it the address as its key, so that the next screen starts afresh. */
export class Trouble extends Component<Props, { error: unknown }> {
  override state: { error: unknown } = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    const { error } = this.state
    if (error === null) return this.props.children
    return <TroubleCard notLoaded={error instanceof ScreenNotLoaded} page={this.props.page ?? false} />
  }
}
