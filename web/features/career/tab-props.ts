import type { Profile } from '../../../shared/api/profile.ts'

/** What a tool of this screen is given. */
export type TabProps = {
  readonly sub: string
  /** What forms are filled in with; null: there is none, undefined: not known yet. */
  readonly profile: Profile | null | undefined
  /** The plan fits texts to a tracked job. */
  readonly canFit: boolean
  /** The others are kept as they are, and ask the server for nothing. */
  readonly isShown: boolean
  /** Of what lies over the tab; null: nothing. */
  readonly openId: string | null
  readonly onOpen: (id: string) => void
  /** Something was made. */
  readonly onWritten: (id: string) => void
  readonly onClose: () => void
}
