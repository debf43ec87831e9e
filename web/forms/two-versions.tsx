import { chakra } from '@chakra-ui/react'
import { errors } from '../../shared/api/errors.ts'
import { Button } from '../ui/button.tsx'
import { takeFocus } from '../ui/hand-on-focus.ts'

export type Difference = { readonly name: string; readonly theirs: string; readonly mine: string }

/** What is there now beside what was typed, field by field. The buttons that choose stand with it. */
export const TwoVersions = ({ of }: { of: readonly Difference[] }) => (
  <>
    <chakra.p ref={takeFocus} tabIndex={-1} outline="0" mb="4">
      {errors.stale_version.message}
    </chakra.p>
    {of.length === 0 && <chakra.p>What you typed is what is there already.</chakra.p>}
    <chakra.dl display="grid" gap="4">
      {of.map(({ name, theirs, mine }) => (
        <chakra.div key={name}>
          <chakra.dt textStyle="label" mb="1.5">
            {name}
          </chakra.dt>
          <chakra.dd display="grid" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="2" m="0">
            <Version name="There now" text={theirs} />
            <Version name="You typed" text={mine} mine />
          </chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  </>
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

type ButtonsProps = {
  conflict: { readonly keepMine: () => unknown; readonly takeTheirs: () => unknown }
  busy: boolean
}

/** The choice between both versions. Give it a key of its own: a press must not land on buttons that have just come. */
export const ConflictButtons = ({ conflict, busy }: ButtonsProps) => (
  <>
    <Button variant="outline" onClick={() => conflict.takeTheirs()} disabled={busy}>
      Keep what is there
    </Button>
    <Button onClick={() => void conflict.keepMine()} loading={busy} loadingText="Saving...">
      Keep mine
    </Button>
  </>
)
