import { Coming } from './coming.tsx'
import { coverLetterWords, interviewCoachWords, resumeBuilderWords } from './words.ts'

// Each tool takes its address over, with a screen of its own, when it opens.

export const ResumeBuilderRoute = () => <Coming words={resumeBuilderWords} />
export const CoverLetterRoute = () => <Coming words={coverLetterWords} />
export const InterviewCoachRoute = () => <Coming words={interviewCoachWords} />
