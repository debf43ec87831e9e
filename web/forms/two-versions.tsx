import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { errors } from '../../shared/api/errors.ts'
import { Button } from '../ui/button.tsx'
import { moveFocusOn, takeFocus } from '../ui/focus.ts'
import { PageHead } from '../ui/page-head.tsx'
import { Panel } from '../ui/panel.tsx'
import { SaveBar } from '../ui/save-bar.tsx'

export type Difference = {
  readonly name: string
  readonly theirs: string
  readonly mine: string
  /** For a long text: the lines that differ. Both texts are then folded below them. */
  readonly lines?: ReactNode
}

/** What is there now beside what was typed, field by field. The buttons that choose stand with it. */
export const TwoVersions = ({ of }: { of: readonly Difference[] }) => (
  <>
    <chakra.p ref={takeFocus} tabIndex={-1} outline="0" mb="4">
      {errors.stale_version.message}
    </chakra.p>
    {of.length === 0 && <chakra.p>What you typed is the same as what is saved.</chakra.p>}
    <chakra.dl display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
      {of.map(({ name, theirs, mine, lines }) => (
        <chakra.div key={`${name}·${theirs}·${mine}`}>
          <chakra.dt textStyle="label" mb="1.5">
            {name}
          </chakra.dt>
          <chakra.dd m="0">
            {lines ? (
              <>
                {lines}
                <details>
                  <Summary>Show both texts whole</Summary>
                  <Versions theirs={theirs} mine={mine} />
                </details>
              </>
            ) : (
              <Versions theirs={theirs} mine={mine} />
            )}
          </chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  </>
)

const Summary = chakra('summary', {
  base: { py: '2.5', cursor: 'pointer', fontWeight: 'medium' },
})

const Versions = ({ theirs, mine }: Pick<Difference, 'theirs' | 'mine'>) => (
  <chakra.div display="grid" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="2">
    <Version name="Saved now" text={theirs} />
    <Version name="You typed" text={mine} mine />
  </chakra.div>
)

const Version = ({ name, text, mine = false }: { name: string; text: string; mine?: boolean }) => (
  <chakra.div
    p="3"
    borderRadius="md"
    border="1px solid {colors.border}"
    bg={mine ? 'brand.subtle' : 'bg.panel'}
    minW="0"
  >
    <chakra.p textStyle="meta" color="fg.subtle">
      {name}
    </chakra.p>
    <chakra.p whiteSpace="pre-wrap" overflowWrap="anywhere">
      {text || 'Empty'}
    </chakra.p>
  </chakra.div>
)

type Conflict = { readonly keepMine: () => unknown; readonly takeTheirs: () => unknown }

/** The choice between both versions. Give it a key of its own: a press must not land on buttons that have just appeared. */
export const ConflictButtons = ({ conflict, busy }: { conflict: Conflict; busy: boolean }) => (
  <>
    <Button ref={moveFocusOn()} variant="outline" onClick={() => conflict.takeTheirs()} disabled={busy}>
      Keep what is saved
    </Button>
    <Button
      ref={moveFocusOn()}
      onClick={() => void conflict.keepMine()}
      loading={busy}
      loadingText="Saving..."
    >
      Keep mine
    </Button>
  </>
)

type Props = Conflict & { title: string; of: readonly Difference[]; busy: boolean }

/** In the place of a screen's form: others changed the row meanwhile, and the person chooses. */
export const ChooseVersion = ({ title, of, busy, ...conflict }: Props) => (
  <>
    <PageHead title={title} />
    <Panel inset="card" maxW="reading" mb="4">
      <TwoVersions of={of} />
    </Panel>
    <SaveBar>
      <ConflictButtons conflict={conflict} busy={busy} />
    </SaveBar>
  </>
)
