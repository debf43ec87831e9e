import type { ResumeTemplate } from '../../shared/lists.ts'

export const templateNames: Readonly<Record<ResumeTemplate, string>> = {
  minimalist: 'Minimalist',
  bold: 'Bold',
  professional: 'Professional',
  executive: 'Executive',
  loom: 'Loom',
}

/** Says how many lines or sentences (`unit`) are not in the copy or the download. */
export const leftOutWords = (count: number, unit: string): string =>
  count === 1
    ? `1 ${unit} is left out until you say where it comes from.`
    : `${count} ${unit}s are left out until you say where they come from.`
