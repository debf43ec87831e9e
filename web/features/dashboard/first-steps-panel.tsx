import { chakra, VisuallyHidden } from '@chakra-ui/react'
import { Check, ChevronRight, X } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import * as z from 'zod/mini'
import type { Home } from '../../../shared/api/home.ts'
import { storedValue } from '../../browser/stored-value.ts'
import { IconButton } from '../../ui/button.tsx'
import { moveFocusOn } from '../../ui/focus.ts'
import { type FirstStep, firstSteps } from './first-steps.ts'
import { HomePanel } from './home-panel.tsx'

/** The person who has hidden the first steps in this browser. */
const hiddenFor = storedValue(() => localStorage, 'aiki.first-steps.hidden', z.object({ sub: z.string() }))

/** The first steps; empty when all are done, or when the person has hidden them. */
export const useFirstSteps = (home: Home, sub: string) => {
  const [isHidden, setHidden] = useState(() => hiddenFor.read()?.sub === sub)
  return {
    steps: isHidden ? [] : firstSteps(home),
    hide: () => {
      hiddenFor.write({ sub })
      setHidden(true)
    },
  }
}

const row = { display: 'flex', alignItems: 'center', gap: '3', minH: 'tap', py: '2' } as const

const StepLink = chakra(Link, {
  base: {
    ...row,
    color: 'inherit',
    fontWeight: 'semibold',
    textDecoration: 'none',
    borderRadius: 'thread',
    _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
})

const Words = chakra('span', { base: { flex: '1', minWidth: 0, overflowWrap: 'anywhere' } })

type Props = { steps: readonly FirstStep[]; onHide: () => void }

export const FirstStepsPanel = ({ steps, onHide }: Props) => (
  <HomePanel
    title={
      <>
        Your first steps{' '}
        <chakra.span fontWeight="normal" color="fg.muted">
          {steps.filter(({ done }) => done).length} of {steps.length} done
        </chakra.span>
      </>
    }
    end={
      <IconButton
        ref={moveFocusOn()}
        label="Hide these steps"
        icon={<X />}
        onClick={onHide}
        my="-2"
        me="-2.5"
      />
    }
  >
    <chakra.ul listStyleType="none" mb="-2">
      {steps.map(({ name, label, done, to }) => (
        <chakra.li key={name} borderTop="1px solid {colors.border}" _first={{ borderTop: 0 }}>
          {done ? (
            <chakra.span {...row} color="fg.muted">
              <Tick done />
              <Words>
                {label}
                <VisuallyHidden>, done</VisuallyHidden>
              </Words>
            </chakra.span>
          ) : (
            <StepLink to={to}>
              <Tick />
              <Words>{label}</Words>
              <ChevronRight />
            </StepLink>
          )}
        </chakra.li>
      ))}
    </chakra.ul>
  </HomePanel>
)

const Tick = ({ done = false }: { done?: boolean }) => (
  <chakra.span
    aria-hidden
    flexShrink={0}
    boxSize="22px"
    display="grid"
    placeItems="center"
    borderRadius="full"
    border="1.5px solid"
    borderColor={done ? 'success.fg' : 'border.emphasized'}
    bg={done ? 'success.subtle' : 'transparent'}
    color="success.fg"
  >
    {done && <Check size={14} strokeWidth={2.5} />}
  </chakra.span>
)
