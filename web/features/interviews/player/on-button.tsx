import { ArrowRight } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'

type Props = { isLast: boolean; isCompleting: boolean; onNext: () => void; onComplete: () => void }

/** The way on from a question that has feedback. */
export const OnButton = ({ isLast, isCompleting, onNext, onComplete }: Props) =>
  isLast ? (
    <Button size="lg" width="full" loading={isCompleting} loadingText="Completing..." onClick={onComplete}>
      Complete Session
    </Button>
  ) : (
    <Button size="lg" width="full" onClick={onNext}>
      Next Question
      <ArrowRight size={19} />
    </Button>
  )
