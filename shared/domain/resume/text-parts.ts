import { lineMarkOf } from './lines.ts'

/** The text before the first heading of a level, and what stands under each such heading. */
export const textParts = (markdown: string, level: 2 | 3): readonly [string, ...string[]] => {
  const parts: [string, ...string[]] = ['']
  for (const line of markdown.split('\n')) {
    const mark = lineMarkOf(line)
    if (mark.kind === 'heading' && mark.level === level) parts.push(line)
    else parts[parts.length - 1] += `${parts.length > 1 || parts[0] !== '' ? '\n' : ''}${line}`
  }
  return parts
}
