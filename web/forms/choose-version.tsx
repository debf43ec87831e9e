import type { ComponentProps } from 'react'
import { Button } from '../ui/button.tsx'
import { handOnFocus } from '../ui/hand-on-focus.ts'
import { PageHead } from '../ui/page-head.tsx'
import { Panel } from '../ui/panel.tsx'
import { SaveBar } from '../ui/save-bar.tsx'
import { TwoVersions } from './two-versions.tsx'

type Props = ComponentProps<typeof TwoVersions> & {
  title: string
  busy: boolean
  keepMine: () => unknown
  takeTheirs: () => void
}

/** In the place of a screen's form: others changed the row meanwhile, and the person chooses. */
export const ChooseVersion = ({ title, of, busy, keepMine, takeTheirs }: Props) => (
  <>
    <PageHead title={title} />
    <Panel inset="card" maxW="reading" mb="4">
      <TwoVersions of={of} />
    </Panel>
    <SaveBar>
      <Button ref={handOnFocus()} variant="outline" onClick={takeTheirs} disabled={busy}>
        Keep what is there
      </Button>
      <Button ref={handOnFocus()} onClick={() => void keepMine()} loading={busy} loadingText="Saving...">
        Keep mine
      </Button>
    </SaveBar>
  </>
)
