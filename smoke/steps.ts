import type { Step } from './step.ts'
import { apiDescriptionStep } from './steps/api-description.ts'
import { checkoutStep } from './steps/checkout.ts'
import { consoleStep, deletionStep } from './steps/deletion.ts'
import { documentsStep } from './steps/documents.ts'
import { filesStep } from './steps/files.ts'
import { liveStep } from './steps/live.ts'
import { alarmsStep, boardsStep, modelLogStep } from './steps/operator.ts'
import { addressesStep, pagesStep } from './steps/pages.ts'
import { apiRefusalsStep, missingPagesStep } from './steps/refusals.ts'
import { searchStep } from './steps/search.ts'
import { logInStep, mailLinkStep, mailStep, signUpStep } from './steps/sign-up.ts'
import { trialStep } from './steps/trial.ts'
import { writeStep } from './steps/write.ts'
import { writingStep } from './steps/writing.ts'

/** All steps, in their order. docs/operating.md has the same table, and steps.test.ts compares them. */
export const steps: readonly Step[] = [
  pagesStep,
  addressesStep,
  missingPagesStep,
  apiRefusalsStep,
  apiDescriptionStep,
  signUpStep,
  mailStep,
  mailLinkStep,
  logInStep,
  trialStep,
  searchStep,
  writeStep,
  liveStep,
  writingStep,
  documentsStep,
  filesStep,
  checkoutStep,
  consoleStep,
  deletionStep,
  boardsStep,
  alarmsStep,
  modelLogStep,
]
