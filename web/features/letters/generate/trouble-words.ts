import type { WritingTrouble } from '../../../writing/trouble.ts'

const tooLittle =
  'Your profile says too little to write from. Fill in My Profile, or make a resume first. Nothing was counted.'

/** Why no letter was written. The Detailed Form, which the contract's words name, is one of resumes. */
export const troubleWords = (trouble: WritingTrouble): string =>
  trouble.kind === 'refused' && trouble.code === 'nothing_to_write' ? tooLittle : trouble.text
