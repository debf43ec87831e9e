import { styleText } from 'node:util'
import type { Result } from './step.ts'

const colours = { ok: 'green', failed: 'red', skipped: 'yellow' } as const

/** The line of a step for the terminal. A failure also says where to look. */
export const lineOf = ({ step, state, detail, help, pictures }: Result): string => {
  const begin = `${styleText(colours[state], state.padEnd(8))}${step.padEnd(17)}${detail}`
  if (state !== 'failed') return begin
  const seen = pictures.length > 0 ? `  Screens: ${pictures.join(', ')}` : ''
  const page = help.startsWith('[') ? `docs/operating.md, ${help}` : help
  return `${begin}\n${' '.repeat(25)}Look at ${page}.${seen}`
}

/** The last line: how many steps there were of each state. */
export const sumOf = (results: readonly Result[]): string =>
  (['ok', 'failed', 'skipped'] as const)
    .map(state => `${results.filter(result => result.state === state).length} ${state}`)
    .join(', ')
