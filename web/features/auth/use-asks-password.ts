import { useState } from 'react'
import type { WizardStep } from './wizard-steps.ts'

/**
 * Whether the last step asks for the password: a reload forgets it, and nobody is sent back for it. Decided as a step is
 * arrived at, and so while it is shown, whatever is typed there.
 */
export const useAsksPassword = (step: WizardStep, password: string): boolean => {
  const arriveAt = (at: WizardStep) => ({ step: at, asks: at === '4' && password === '' })
  const [arrival, setArrival] = useState(() => arriveAt(step))
  if (arrival.step === step) return arrival.asks
  const next = arriveAt(step)
  setArrival(next)
  return next.asks
}
