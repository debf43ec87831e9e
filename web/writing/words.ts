import type { ResumeTemplate } from '../../shared/lists.ts'

export const templateNames: Readonly<Record<ResumeTemplate, string>> = {
  minimalist: 'Minimalist',
  bold: 'Bold',
  professional: 'Professional',
  'first-job': 'First job',
  trade: 'Trade',
  executive: 'Executive',
  loom: 'Loom',
}

/** What each template is for. */
export const templateUses: Readonly<Record<ResumeTemplate, string>> = {
  minimalist: 'One column, plain letters. For any job portal.',
  bold: 'Your name on a dark band, and dates in a column beside the text.',
  professional: 'One column, letters with serifs. For any job portal.',
  'first-job': 'For a first job: studies, NYSC and SIWES come first.',
  trade: 'For a trade: licences, certificates and skills come first.',
  executive: 'Small and dense, for a long career.',
  loom: 'With a strip of woven cloth down the side.',
}

/** Says how many lines or sentences (`unit`) are not in the copy or the download. */
export const leftOutWords = (count: number, unit: string): string =>
  count === 1
    ? `1 ${unit} is left out until you say where it comes from.`
    : `${count} ${unit}s are left out until you say where they come from.`
