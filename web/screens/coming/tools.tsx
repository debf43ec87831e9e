import { Coming } from './coming.tsx'
import { interviewCoachWords } from './words.ts'

// Each tool takes its address over, with a screen of its own, when it opens.

export const InterviewCoachRoute = () => <Coming words={interviewCoachWords} />
