import type { ResumeForm } from '../../api/resume-form.ts'

/** The words and figures of a text, each as it is written but for its case. */
export const saidWords = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

/** The words of all fields. */
export const wordsOfForm = ({ workExperience, education, ...fields }: ResumeForm): Set<string> =>
  new Set([fields, ...workExperience, ...education].flatMap(part => Object.values(part).flatMap(saidWords)))
