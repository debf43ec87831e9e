import { chakra, Flex } from '@chakra-ui/react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import * as z from 'zod/mini'
import { readAddress, withValues } from './address.ts'
import { neighbour, type WizardStep, wizardSteps } from './wizard-steps.ts'

const Dot = chakra('span', {
  base: {
    width: '10px',
    height: '10px',
    borderRadius: '5px',
    bg: 'border.emphasized',
    transition: 'background-color {durations.base}',
    '&[data-done]': { bg: 'brand.solid' },
    '&[data-here]': { width: '30px', bg: 'brand.solid' },
  },
})

export const Progress = ({ step }: { step: WizardStep }) => {
  const current = Number(step)
  // Only the first step is needed for an account.
  const words = `Step ${current} of ${wizardSteps.length}${current > 1 ? ', optional' : ''}`
  return (
    <Flex align="center" justify="space-between">
      <Flex
        role="progressbar"
        aria-label="Sign Up"
        aria-valuemin={1}
        aria-valuemax={wizardSteps.length}
        aria-valuenow={current}
        aria-valuetext={words}
        align="center"
        gap="2"
      >
        {wizardSteps.map(each => (
          <Dot
            key={each}
            data-done={Number(each) < current ? '' : undefined}
            data-here={each === step ? '' : undefined}
          />
        ))}
      </Flex>
      <chakra.span textStyle="small" color="fg.muted" fontVariantNumeric="tabular-nums" aria-hidden>
        {words}
      </chakra.span>
    </Flex>
  )
}

const cameForward = z.object({ cameForward: z.literal(true) })

/** The step, as the address says it. */
export const useStep = () => {
  const [search] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const { step: asked } = readAddress(search)
  const step: WizardStep = asked === 'confirm' ? '1' : asked
  const addressOf = (to: WizardStep) => withValues(search, { step: to === '1' ? null : to })

  return {
    step,
    firstStep: addressOf('1'),
    goTo: (to: WizardStep) => navigate(addressOf(to), { state: { cameForward: true } }),
    /** Goes back in the history where the last entry is the step before. */
    goBack: () =>
      cameForward.safeParse(state).success
        ? navigate(-1)
        : navigate(addressOf(neighbour(step, -1) ?? '1'), { replace: true }),
  }
}
