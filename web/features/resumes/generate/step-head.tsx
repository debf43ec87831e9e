import { chakra, Flex, Heading } from '@chakra-ui/react'
import { takeFocus } from '../../../ui/hand-on-focus.ts'
import { formSteps } from './steps.ts'

const Thread = chakra('span', {
  base: {
    flex: '1',
    height: '6px',
    borderRadius: 'thread',
    bg: 'border.emphasized',
    opacity: 0.5,
    '&[data-done]': { bg: 'brand.solid', opacity: 1 },
  },
})

/** Where somebody is in the form: a thread for each step, and its name. */
export const StepHead = ({ step }: { step: number }) => {
  const words = `Step ${step} of ${formSteps.length}`
  return (
    <div>
      <Flex
        role="progressbar"
        aria-label="Detailed Form"
        aria-valuemin={1}
        aria-valuemax={formSteps.length}
        aria-valuenow={step}
        aria-valuetext={words}
        gap="1.5"
      >
        {formSteps.map(({ title }, at) => (
          <Thread key={title} {...(at < step && { 'data-done': '' })} />
        ))}
      </Flex>
      <chakra.p mt="2" textStyle="small" color="fg.muted">
        {words}
      </chakra.p>
      {/* Each step takes the focus as it comes. */}
      <Heading key={step} as="h3" ref={takeFocus} tabIndex={-1} outline="0" textStyle="h3">
        {formSteps[step - 1]?.title}
      </Heading>
    </div>
  )
}
