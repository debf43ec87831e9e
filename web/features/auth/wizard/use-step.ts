import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import * as z from 'zod/mini'
import { readAddress, withValues } from '../address.ts'
import { neighbour, type WizardStep } from './steps.ts'

const cameForward = z.object({ cameForward: z.literal(true) })

/** The step is in the address: the phone's back button goes a step back, and a reload stays. */
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
    /** Like the back button where the step before is what lies behind. */
    goBack: () =>
      cameForward.safeParse(state).success
        ? navigate(-1)
        : navigate(addressOf(neighbour(step, -1) ?? '1'), { replace: true }),
  }
}
