import { chakra, Flex } from '@chakra-ui/react'
import { type WizardStep, wizardSteps } from './steps.ts'

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
  const here = Number(step)
  const words = `Step ${here} of ${wizardSteps.length}`
  return (
    <Flex align="center" justify="space-between">
      <Flex
        role="progressbar"
        aria-label="Sign Up"
        aria-valuemin={1}
        aria-valuemax={wizardSteps.length}
        aria-valuenow={here}
        aria-valuetext={words}
        align="center"
        gap="2"
      >
        {wizardSteps.map(each => (
          <Dot
            key={each}
            {...(Number(each) < here && { 'data-done': '' })}
            {...(each === step && { 'data-here': '' })}
          />
        ))}
      </Flex>
      <chakra.span textStyle="small" color="fg.muted" fontVariantNumeric="tabular-nums" aria-hidden>
        {words}
      </chakra.span>
    </Flex>
  )
}
